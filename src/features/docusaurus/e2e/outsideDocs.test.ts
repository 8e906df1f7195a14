import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBuildCommand } from '../../../core/runBuild.fixture.ts'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

const files = {
  'website/docusaurus.config.js': `module.exports = {
  title: 'Pump', url: 'https://pump.example', baseUrl: '/',
  presets: [['classic', { docs: { path: '../docs', routeBasePath: 'guide' } }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'club', path: 'club', routeBasePath: 'people' }]]
}`,
  'website/versions.json': '["1.0"]',
  'website/versioned_docs/version-1.0/intro.md': '# First release\n',
  'website/club/team.md': '# Team\n',
  'docs/intro.md': `# Next release

![own](./img/own.svg) ![key](../key.svg) [parts](./parts/all.mdx)
[first](/guide/intro) [team](/people/team) [team](../website/club/team.md)
[lost](./lost.md)
`,
  'docs/img/own.svg': svg,
  'key.svg': svg,
  'docs/parts/all.mdx':
    "import Hint from './_hint.mdx'\n\n# Parts\n\n<Hint />\n",
  'docs/parts/_hint.mdx': 'Turn it off.\n'
}

let root = ''
let messages: readonly string[] = []

const options = ['--content', 'website']

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'outside-'))
  writeFiles(root, files)
  const { code, errors } = await runBuildCommand(root, [...options, '--verify'])
  messages = errors.split(/^(?=error: |warning: )/m)
  expect(code).toBe(0)
})

afterAll(() => rm(root, { recursive: true }))

async function readPage(name: string): Promise<string> {
  return readFile(path.join(root, `out/docs/${name}.html`), 'utf8')
}

test('docs outside a website are its unreleased version, with their images and partials', async () => {
  expect(await readPage('intro')).toContain('First release</h1>')
  const page = await readPage('next/intro')
  expect(page).toMatch(/<img src="[^"]+own[^"]*" alt="own"/)
  expect(page).toContain('<a href="/docs/next/parts/all">parts</a>')
  expect(await readPage('next/parts/all')).toContain('Turn it off.')
})

test('links that start with the address of docs in the configuration lead to these docs', async () => {
  expect(await readPage('next/intro')).toContain(
    '<a href="/docs/intro">first</a>'
  )
})

test('links to docs that are not part of the site are one warning', () => {
  const expected = [
    /club: This file isn't used/,
    /docs\/intro\.md:5:1: .*"\.\/lost\.md", which doesn't exist/,
    /club: 2 links lead to these docs.*"\/people\/team" in \.\.\/docs\/intro\.md/,
    /docs\/intro\.md:3:\d+: "\.\.\/key\.svg" points to a file outside the website/
  ]
  expect(messages).toEqual(expected.map(each => expect.stringMatching(each)))
})

test('a change in docs outside the website is noticed', async () => {
  const build = async () => (await runBuildCommand(root, options)).output
  expect(await build()).toContain('0 changed')
  writeFiles(root, { 'docs/parts/_hint.mdx': 'Turn it on.\n' })
  expect(await build()).toContain('1 changed')
  expect(await readPage('next/parts/all')).toContain('Turn it on.')
})
