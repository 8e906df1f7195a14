import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { reportApi } from '../../scripts/reportApi.ts'
import { findFreePort } from '../support/findFreePort.ts'
import { hashFiles } from '../support/hashFiles.ts'
import { type InstalledSite, installSite } from './installSite.ts'
import { type Editor, openEditor } from './openEditor.ts'

const root = path.resolve(import.meta.dirname, '../..')
const compiler = path.join(root, 'node_modules/typescript/bin/tsc')

/** Compressed size of the package, in bytes. */
const MAX_SIZE = 1_220_000

const config = (keys = '') => `import { defineConfig } from 'toolbox-docs'

export default defineConfig({
  title: 'Pumps',
  url: 'https://pumps.example',
  features: { 'toolbox-docs-glossary': { title: 'Our words' } }${keys}
})
`

/** Examples of `docs/features.md`. */
const OWNERS = readExample('owners')
const CONFIRMED = readExample('confirmed')

/** @param name of the feature that the example defines */
function readExample(name: string): string {
  const guide = readFileSync(path.join(root, 'docs/features.md'), 'utf8')
  const samples = guide.split('```').filter(each => each.startsWith('ts\n'))
  const example = samples.find(each => each.includes(`name: '${name}'`))
  if (example === undefined) throw new Error(`The guide lacks "${name}".`)
  return example.slice('ts\n'.length)
}

let site: InstalledSite
beforeAll(async () => {
  site = await installSite(inject('tarballs').files)
  site.write({
    'content/site.ts': config(),
    'content/docs/start.mdx':
      "---\nterms:\n  - name: flow\n    meaning: Liters in a minute.\n---\n\nimport { Flow } from '../components/Flow.tsx'\n\n# Start\n\nMeasure the [[flow]]: <Flow />\n",
    'content/components/Flow.tsx':
      "import { useSite } from 'toolbox-docs/client'\n\nexport function Flow() {\n  return <b>{useSite().title}</b>\n}\n",
    'tsconfig.json':
      '{ "extends": "toolbox-docs/tsconfig.json", "include": ["content"] }'
  })
})
afterAll(() => site.remove())

const build = (...args: readonly string[]) =>
  site.run('npx', 'toolbox-docs', 'build', ...args)
const read = (file: string) => readFile(path.join(site.folder, file), 'utf8')

test('the package has no tests and no content, and is small', () => {
  const { packed, size } = inject('tarballs')
  const others = packed.filter(file =>
    /(?:^|\/)(?:e2e|bench|content|docs)\/|\.(?:test|spec|fixture)\./.test(file)
  )
  // A folder of the generator has this name, too.
  expect(
    others.filter(file => !/^types\/src\/core\/content\//.test(file))
  ).toEqual([])
  expect(size).toBeLessThan(MAX_SIZE)
})

test('a site with an installed feature builds in its own folder', async () => {
  expect(await build()).toMatchObject({ code: 0 })
  const page = await read('dist/docs/start.html')
  expect(page).toContain('<b>Pumps</b>')
  expect(page).toContain('<a href="/docs/glossary#flow">flow</a>')
  expect(await read('dist/docs/glossary.html')).toContain('Liters in a minute.')
})

test('a build without changes does nothing, also with an installed feature', async () => {
  expect(await build()).toMatchObject({ code: 0 })
  const { output } = await build()
  expect(output).not.toContain('bundle ')
  expect(output).toContain('0 changed, 0 added, 0 removed')
})

test('a changed file of an installed feature changes the site', async () => {
  const file = 'node_modules/toolbox-docs-glossary/index.ts'
  const text = await read(file)
  site.write({ [file]: text.replace('glossary.json', 'words.json') })
  expect(await build()).toMatchObject({ code: 0 })
  site.write({ [file]: text })
  expect(await read('dist/words.json')).toContain('flow')
})

test('the compiler accepts a site, and names a misspelled key', async () => {
  const check = () => site.run(process.execPath, compiler, '--project', '.')
  expect(await check()).toEqual({ code: 0, output: '' })
  site.write({ 'content/site.ts': config(',\n  serch: {}') })
  const { output } = await check()
  site.write({ 'content/site.ts': config() })
  expect(output).toContain("'serch' does not exist in type 'SiteConfig'")
})

describe('an editor', () => {
  let editor: Editor
  beforeAll(async () => {
    editor = await openEditor(site.folder)
  })
  afterAll(() => editor.close())

  const feature = (hooks: string) =>
    `import { defineFeature } from 'toolbox-docs'\n\nexport default defineFeature({\n  name: 'words',\n  ${hooks}\n})\n`
  const half = (hooks: string) =>
    `import type { ClientFeature } from 'toolbox-docs/client'\n\nexport default {\n  ${hooks}\n} satisfies ClientFeature\n`

  test.each([
    ['content/site.ts', config(), []],
    [
      'content/site.ts',
      config(',\n  serch: {}'),
      [/^7:3 .*'serch' does not exist in type 'SiteConfig'/]
    ],
    [
      'content/site.ts',
      config(',\n  search: { synonyms: 1 }'),
      [/^7:13 Type 'number' is not assignable/]
    ],
    [
      'content/site.ts',
      config(",\n  colorMode: { defaultMode: 'blue' }"),
      [/^7:16 Type '"blue"' is not assignable to type .*"dark"/]
    ],
    ['content/words/index.ts', feature('routes: (_, planned) => planned'), []],
    [
      'content/words/index.ts',
      feature('rutes: () => []'),
      [/^5:3 .*'rutes' does not exist in type 'Feature'/]
    ],
    [
      'content/words/index.ts',
      feature("files: async () => [{ file: 'a.json', txt: '' }]"),
      [/^5:3 Type .* is not assignable/]
    ],
    [
      'content/words/index.ts',
      feature('check: async ({ bundle }) => []'),
      [/^5:19 Property 'bundle' does not exist on type 'WrittenLocale'/]
    ],
    ['content/words/client.tsx', half('slots: { afterDoc: () => null }'), []],
    [
      'content/words/client.tsx',
      half('slots: { afterDocs: () => null }'),
      [/^4:12 .*'afterDocs' does not exist in type 'Slots'/]
    ]
  ])('marks mistakes in %s: %j', async (file, text, expected) => {
    expect(await editor.check(file, text)).toEqual(
      expected.map(pattern => expect.stringMatching(pattern))
    )
  })

  test.each([
    ['content/site.ts', config(',\n  ¦'), ['navbar', 'search', 'redirects']],
    ['content/words/index.ts', feature('¦'), ['routes', 'files', 'check']],
    [
      'content/words/client.tsx',
      half('slots: { ¦ }'),
      ['afterDoc', 'beforeDoc', 'navbarEnd']
    ]
  ])('completes keys in %s', async (file, text, expected) => {
    const suggested = await editor.complete(file, text)
    expect(suggested.map(({ name }) => name)).toEqual(
      expect.arrayContaining(expected)
    )
  })

  test.each([
    ',\n  ¦',
    ',\n  navbar: { ¦ }',
    ',\n  docs: { ¦ }',
    ',\n  links: { ¦ }'
  ])('describes each key that it suggests in site.ts: %j', async keys => {
    const suggested = await editor.complete('content/site.ts', config(keys))
    expect(suggested.length).toBeGreaterThan(2)
    expect(suggested.filter(({ description }) => description === '')).toEqual(
      []
    )
  })

  test.each([
    [
      'content/site.ts',
      config().replace('default define', 'default ¦define'),
      /Check the types of a site's configuration/
    ],
    [
      'content/site.ts',
      config(',\n  ¦navbar: {}'),
      /The bar at the top of every page/
    ],
    ['content/site.ts', config(',\n  ¦search: {}'), /Options of the search/],
    ['content/site.ts', config(',\n  ¦book: {}'), /one printable page/],
    [
      'content/site.ts',
      config(",\n  docs: { ¦mainDocId: 'start' }"),
      /Id of the doc that links to the docs lead to/
    ],
    [
      'content/words/index.ts',
      feature('¦routes: (_, planned) => planned'),
      /Add pages to those of the core/
    ],
    [
      'content/words/client.tsx',
      half('¦enhance: () => {}'),
      /Add behavior to content/
    ]
  ])('describes a key in %s', async (file, text, expected) => {
    expect(await editor.hover(file, text)).toMatch(expected)
  })
})

test('a new site has the settings with which editors check front matter', async () => {
  site.write({ 'new/docs/a.md': '# A\n' })
  const command = 'cd new && node ../node_modules/.bin/toolbox-docs init'
  expect(await site.run('sh', '-c', command)).toMatchObject({ code: 0 })
  const settings = JSON.parse(await read('new/.vscode/settings.json'))
  const schemas = Object.keys(settings['yaml.schemas'])
  expect(schemas).toContain('.schemas/doc.json')
  for (const schema of schemas) {
    expect(JSON.parse(await read(`new/${schema}`))).toHaveProperty('$schema')
  }
})

test('the package builds the same files as a checkout', async () => {
  const content = path.join(site.folder, 'plain')
  await cp(path.join(root, 'e2e/fixtures/plain'), content, { recursive: true })
  const given = ['build', '--content', 'plain', '--out']
  const generator = path.join(root, 'scripts/runGenerator.mjs')
  const builds = [
    await site.run('npx', 'toolbox-docs', ...given, 'own'),
    await site.run(
      ...[process.execPath, generator, ...given, 'checkout'],
      ...['--cache', 'cache']
    )
  ]
  expect(builds).toMatchObject([{ code: 0 }, { code: 0 }])
  const [own, checkout] = await Promise.all(
    ['own', 'checkout'].map(name => hashFiles([path.join(site.folder, name)]))
  )
  expect(own).toBe(checkout)
})

test('an installed helper builds sites in tests of features', async () => {
  site.write({
    'features/owners.ts': OWNERS,
    'test.mjs': `import { buildSite } from 'toolbox-docs/testing'

const site = await buildSite({
  files: {
    'site.ts': "export default { title: 'A', features: { './features/owners.ts': true } }",
    'docs/a.md': '---\\nowner: Ada\\n---\\n\\n# A\\n',
    'docs/b.md': '# B\\n'
  },
  folders: { features: 'features' }
})
console.log(site.diagnostics.join())
await site.remove()
`
  })
  const { output } = await site.run(process.execPath, 'test.mjs')
  expect(output).toMatch(/^error: docs\/b\.md:2:1: The page has no owner\.\n/)
  expect(output).not.toContain('docs/a.md')
})

test('a command of an own feature records pages, and its check reports changes', async () => {
  const docs = (text: string) => ({ 'owned/docs/a.md': `# A\n\n${text}\n` })
  site.write({
    ...docs('One.'),
    'owned/features/confirmed.ts': CONFIRMED,
    'owned/site.ts':
      "export default { title: 'A', features: { './features/confirmed.ts': true } }\n"
  })
  const run = (...args: readonly string[]) =>
    site.run('npx', 'toolbox-docs', ...args, '--content', 'owned')
  expect(await run('confirm', 'docs/a.md')).toEqual({ code: 0, output: '' })
  expect(JSON.parse(await read('owned/confirmed.json'))).toEqual({
    'docs/a.md': expect.stringMatching(/^[0-9a-f]{10}$/)
  })
  expect(await run('build')).toMatchObject({
    code: 0,
    output: expect.not.stringContaining('warning: docs/a.md')
  })
  site.write(docs('Two.'))
  expect(await run('build')).toMatchObject({
    code: 0,
    output: expect.stringContaining(
      'warning: docs/a.md: The page has changed since it was confirmed.'
    )
  })
})

test('the development server serves pages with their components', async () => {
  const port = await findFreePort()
  const command = 'node_modules/.bin/toolbox-docs'
  const server = spawn(command, ['dev', '--port', String(port)], {
    cwd: site.folder,
    stdio: 'ignore'
  })
  const address = `http://localhost:${port}/docs/start`
  await expect
    .poll(() => fetch(address).then(async response => response.text()), {
      timeout: 240_000
    })
    .toContain('Pumps')
  const made = await fetch(`http://localhost:${port}/glossary.json`)
  expect(made.headers.get('content-type')).toMatch(/^application\/json\b/)
  expect(await made.json()).toEqual([expect.objectContaining({ name: 'flow' })])
  const closed = once(server, 'exit')
  server.kill()
  await closed
})

test('a default output folder with other files is left alone', async () => {
  await rm(path.join(site.folder, 'dist'), { recursive: true, force: true })
  site.write({ 'dist/index.js': 'mine' })
  const { code, output } = await build()
  expect(code).toBe(1)
  expect(output).toContain("it contains files that aren't from a build")
  expect(await read('dist/index.js')).toBe('mine')
})

test('the public interface is the one that docs/api describes', async () => {
  const reports = path.join(site.folder, 'api')
  // The interfaces of packages in node_modules aren't reported.
  const unpacked = path.join(site.folder, 'unpacked')
  const installed = path.join(site.folder, 'node_modules/toolbox-docs')
  await cp(installed, unpacked, { recursive: true })
  reportApi(unpacked, reports)
  for (const name of readdirSync(path.join(root, 'docs/api'))) {
    // If it should change, run `npm run api`.
    expect(await read(`api/${name}`)).toBe(
      await readFile(path.join(root, 'docs/api', name), 'utf8')
    )
  }
})
