import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runBuildCommand } from '../../../core/runBuild.fixture.ts'

const website = fileURLToPath(
  new URL('../../../../e2e/fixtures/docusaurus', import.meta.url)
)
let root = ''
let messages: readonly string[] = []

/** Build a Docusaurus website from its docs folder. */
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'docusaurus-'))
  const content = ['--content', path.join(website, 'docs')]
  const { code, errors } = await runBuildCommand(root, content)
  messages = errors.split(/^(?=error: |warning: )/m)
  expect(code).toBe(0)
})

afterAll(() => rm(root, { recursive: true }))

async function readPage(name: string): Promise<string> {
  return readFile(path.join(root, `out/docs/${name}.html`), 'utf8')
}

/** The expected messages about the fixture, with their positions. */
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
  /^docs\/limits\/limits\.mdx:19:1: .*image is on another site/,
  /^docs\/limits\/limits\.mdx:21:1: .*Live code/,
  /^docs\/limits\/limits\.mdx:25:1: .*no text alternative/
]

test('each unsupported part is reported once, and nothing else is', () => {
  // Remove the source lines.
  const found = messages.map(block =>
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

test('a message shows the surrounding lines', () => {
  expect(messages.join('')).toContain('> 6 | berth: 4\n')
})

describe('Docusaurus components work', () => {
  test.each([
    ['tabs', />With the wind<.*hidden[^>]*>Without it</s],
    ['compiled admonitions', />Known early<.*Written when compiled\./s],
    ['runtime admonitions', /<i>Known late<\/i>.*Written when run\./s],
    ['details', /<details class="details".*More.*Rope\./s],
    ['a file as code', /pages\.js<.*<span class="\w">.*components/s],
    ['own components', /Own panel of the Harbour manual<.*<strong>panel/s],
    [
      'components inside components that the page declares',
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
    ['SVGs', /class="drawn"/],
    [
      'SVGs that components import',
      /<img class="required"[^>]*src="[^"]*mark\.[^"]*svg".*<img class="imported"[^>]*src="[^"]*mark/
    ],
    [
      'addresses of SVGs that components import',
      /alt="Required address" src="[^"]*mark.*alt="Imported address" src="[^"]*mark/
    ],
    ['translations', /Ahoy Ada.*and welcome/s],
    ['fallbacks', /<span>On land<\/span>/],
    ['headings', /<h2>A heading<\/h2>/],
    ['lists of headings', /href="#listed"/],
    [
      '2.5.33 a list of the docs beside the page',
      /href="\/docs\/features\/syntax"/
    ],
    ['front matter', /Components.* \/ .*no title of its own/s]
  ])('%s', async (_, expected) => {
    expect(await readPage('features/components')).toMatch(expected)
  })
})

describe('components from src/theme/MDXComponents need no import', () => {
  test.each([
    ['a default export', /<em>A lamp for all pages<\/em>/],
    ['a renamed export', /<em>A rope of 4 m<\/em>/],
    ['one that the file declares', /<b>Ding Ding <\/b>/],
    ['a namespace', /<em>A rope of 9 m<\/em>/],
    ["the theme's own", />Port<.*To the left/s],
    ['a card', /href="\/docs\/features\/plain"[^>]*>.*A single card/s],
    ['a heading of two lines', /<h3 id="two-lines">.*>Two lines<\/a>/s]
  ])('%s', async (_, expected) => {
    expect(await readPage('features/globals')).toMatch(expected)
  })

  test('paths can start at the website root, with or without a slash', async () => {
    const html = await readPage('features/globals')
    expect(html.match(/A lamp for all pages/g)).toHaveLength(2)
    expect(html).toMatch(/<img src="\/img\/mark\.svg" alt="Up and down"/)
    expect(html).toMatch(/alt="From the base"[^>]*src="\/img\/mark\.svg"/)
  })

  test('a component can inspect its children', async () => {
    const html = await readPage('features/globals')
    expect(html).toMatch(/<li>Colour red<\/li><li>Colour green<\/li>/)
  })
})

test('syntax has the same meaning as in Docusaurus', async () => {
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

test('unsupported elements leave their text', async () => {
  const html = await readPage('limits/index')
  expect(html).toMatch(/Kept text/)
  expect(html).toMatch(/kept too.*and this/s)
  expect(html).toMatch(/href="https:\/\/video\.example\/1"[^>]*>A film</)
  expect(html).not.toMatch(/onclick|<meta name="a"/)
})

test('the sidebar and the title come from the website', async () => {
  const html = await readPage('features/plain')
  expect(html).toMatch(/href="https:\/\/charts\.example"/)
  expect(html).toMatch(/<title[^>]*>Plain \| Harbour manual</)
})
