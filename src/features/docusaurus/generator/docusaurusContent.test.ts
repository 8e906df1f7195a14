import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runBuild } from '../../../core/build/runBuild.fixture.ts'

const website = fileURLToPath(
  new URL('../../../../e2e/fixtures/docusaurus', import.meta.url)
)
let root = ''
let said: readonly string[] = []

/** The docs of a website for Docusaurus, given as its docs folder. */
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'docusaurus-'))
  const content = ['--content', path.join(website, 'docs')]
  const { code, errors } = await runBuild(root, content)
  said = errors.split(/^(?=error: |warning: )/m)
  expect(code).toBe(0)
})

afterAll(() => rm(root, { recursive: true }))

async function readPage(name: string): Promise<string> {
  return readFile(path.join(root, `out/docs/${name}.html`), 'utf8')
}

/** What is said of the fixture, at its first place, and where else. */
const warnings: readonly RegExp[] = [
  /^docs\/intro\.md:6:1: Unknown field "berth"[\s\S]*\n {2}docs\/limits\/again\.md:2:1$/,
  /^src\/theme\/MDXComponents\.js: .*replace HTML elements.*: a\./,
  /^sidebars\.js:12:\d+: .*"limits\/gone"/,
  /^docs\/limits\/again\.md:4:18: .*no\/where/,
  /^docs\/limits\/again\.md:3:20: .*"nowhere"/,
  /^docs\/limits\/again\.md:13:1: .*nowhere\.md/,
  /^docs\/limits\/again\.md:7:1: .*components\/Lost[\s\S]*Create the file[\s\S]*limits\.mdx:1:1$/,
  /^docs\/limits\/limits\.mdx:2:1: .*Broken\.js .* imports "\.\/nowhere"/,
  /^docs\/limits\/limits\.mdx:3:1: .*"@theme\/Layout"/,
  /^docs\/limits\/limits\.mdx:4:1: .*no-such-package[\s\S]*npm install/,
  /^docs\/limits\/limits\.mdx:9:1: .*<head>[\s\S]*front matter/,
  /^docs\/limits\/limits\.mdx:13:38: <Unheard>/,
  /^docs\/limits\/limits\.mdx:15:1: .*<iframe>/,
  /^docs\/limits\/limits\.mdx:17:1: .*onclick/,
  /^docs\/limits\/limits\.mdx:19:1: .*picture is on another site/,
  /^docs\/limits\/limits\.mdx:21:1: .*Live code/,
  /^docs\/limits\/limits\.mdx:25:1: .*no text alternative/
]

test('each thing that is not here is said once, and nothing else', () => {
  // Without the lines around the place.
  const found = said.map(block =>
    block
      .replace(/^\w+: /, '')
      .replace(/\n\n[\s\S]*/, '')
      .trim()
  )
  const left = found.filter(block => !warnings.some(each => each.test(block)))
  expect(left.filter(block => !block.startsWith('npm'))).toEqual([])
  expect(
    warnings.filter(each => !found.some(block => each.test(block)))
  ).toEqual([])
})

test('a message shows the lines around its place', () => {
  expect(said.join('')).toContain('> 6 | berth: 4\n')
})

describe('the components of Docusaurus are there', () => {
  test.each([
    ['tabs', />With the wind<.*hidden[^>]*>Without it</s],
    ['early admonitions', />Known early<.*Written when compiled\./s],
    ['late admonitions', /<i>Known late<\/i>.*Written when run\./s],
    ['details', /<details class="details".*More.*Rope\./s],
    ['a file as code', /pages\.js<.*<span class="\w">.*components/s],
    ['own components', /Own panel of the Harbour manual<.*<strong>panel/s],
    [
      'components in those that the page declares',
      /href="\/docs\/features\/plain"[^>]*>Signal<.*From a declared component\..*<em>Stamped/s
    ],
    ['own theme components', /<em>Stamped<\/em>/],
    ['partials', /A knot named <!-- -->bowline|A knot named bowline/],
    ['links', /href="\/docs\/features\/plain"[^>]*>Plain</],
    ['images', /alt="Read late"[^>]*src="\/img\/mark\.svg|src="[^"]*mark/],
    [
      'styles',
      /alt="Read early"[^>]*class="style-|class="style-[^>]*alt="Read early"/
    ],
    ['drawings', /class="drawn"/],
    [
      'drawings of components',
      /<img class="required"[^>]*src="[^"]*mark\.[^"]*svg".*<img class="imported"[^>]*src="[^"]*mark/
    ],
    [
      'addresses of drawings in components',
      /alt="Required address" src="[^"]*mark.*alt="Imported address" src="[^"]*mark/
    ],
    ['translations', /Ahoy Ada.*and welcome/s],
    ['fallbacks', /<span>On land<\/span>/],
    ['headings', /<h2>A heading<\/h2>/],
    ['lists of headings', /href="#listed"/],
    ['lists of docs', /href="\/docs\/features\/syntax"/],
    ['front matter', /Components.* \/ .*no title of its own/s]
  ])('%s', async (_, expected) => {
    expect(await readPage('features/components')).toMatch(expected)
  })
})

describe('what src/theme/MDXComponents adds is there without an import', () => {
  test.each([
    ['a default export', /<em>A lamp for all pages<\/em>/],
    ['an export by another name', /<em>A rope of 4 m<\/em>/],
    ['one that the file makes itself', /<b>Ding Ding <\/b>/],
    ['all of a module', /<em>A rope of 9 m<\/em>/],
    ["the theme's own", />Port<.*To the left/s],
    ['a card', /href="\/docs\/features\/plain"[^>]*>.*A single card/s],
    ['a heading of two lines', /<h3 id="two-lines">.*>Two lines<\/a>/s]
  ])('%s', async (_, expected) => {
    expect(await readPage('features/globals')).toMatch(expected)
  })

  test('paths may start at the website, with or without a slash', async () => {
    const html = await readPage('features/globals')
    expect(html.match(/A lamp for all pages/g)).toHaveLength(2)
    expect(html).toMatch(/<img src="\/img\/mark\.svg" alt="Up and down"/)
    expect(html).toMatch(/alt="From the base"[^>]*src="\/img\/mark\.svg"/)
  })

  test('a component reads the elements that it is given', async () => {
    const html = await readPage('features/globals')
    expect(html).toMatch(/<li>Colour red<\/li><li>Colour green<\/li>/)
  })
})

test('its syntax means what it does there', async () => {
  const html = await readPage('features/syntax')
  expect(html).not.toMatch(/A comment of|style="/)
  expect(html).toMatch(/id="deep"/)
  expect(html).toMatch(/A speed of .*<mfrac>.*knots/s)
  expect(html).toMatch(/<b>From a fence<\/b>/)
  expect(html).toMatch(/rig\.js/)
  expect(html).toMatch(/A knot named (?:<!-- -->)?hitch/)
  expect(html).toMatch(/href="[^"]*notes\.\w+\.docx"/)
  expect(html).toMatch(/href="[^"]*rig\.\w+\.js"/)
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/[^"]+\.css">/)
})

test('what is left out leaves its text', async () => {
  const html = await readPage('limits/index')
  expect(html).toMatch(/Kept text/)
  expect(html).toMatch(/kept too.*and this/s)
  expect(html).toMatch(/href="https:\/\/video\.example\/1"[^>]*>A film</)
  expect(html).not.toMatch(/onclick|<meta name="a"/)
})

test('the sidebar and the title are those of the website', async () => {
  const html = await readPage('features/plain')
  expect(html).toMatch(/href="https:\/\/charts\.example"/)
  expect(html).toMatch(/<title[^>]*>Plain \| Harbour manual</)
})
