import { symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DiagnosticError } from '../../model/diagnostic.ts'
import { packageRoot } from '../../platform/packageRoot.ts'
import { writeFiles } from '../../writeFiles.fixture.ts'
import { createScriptLocator } from '../check/createScriptLocator.ts'
import { type FeaturesConfig, loadFeatures } from './loadFeatures.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'features-'))
})
afterEach(() => rm(root, { recursive: true }))

/** @returns the mistakes, one per line, without their hints */
async function findDiagnostics(
  files: Readonly<Record<string, string>>,
  config: FeaturesConfig = { './terms.ts': true }
): Promise<readonly string[]> {
  writeFiles(root, files)
  const site = `export default {\n  features: ${JSON.stringify(config)}\n}\n`
  try {
    await loadFeatures(
      { builtIn: [{ name: 'search' }], config, contentDir: root },
      createScriptLocator('site.ts', site)
    )
    return []
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error
    for (const each of error.diagnostics) expect(each.hint).toBeTruthy()
    return error.diagnostics.map(({ place, message, hint = '' }) =>
      [
        [place?.file, place?.line, place?.column].filter(Boolean).join(':'),
        message,
        ...(hint.startsWith('Did you mean') ? [hint] : [])
      ].join(' ')
    )
  }
}

const zod = path.join(packageRoot, 'node_modules/zod/index.js')

const start = "export default {\n  name: 'terms',\n  "

test.each<[name: string, text: string, expected: string | RegExp]>([
  [
    'a misspelled hook',
    `${start}rutes: () => []\n}\n`,
    'terms.ts:3:3 Unknown field "rutes" in the feature "terms". Did you mean "routes"?'
  ],
  [
    'a misspelled part of a hook',
    `${start}markdown: { plugin: () => [] }\n}\n`,
    'terms.ts:3:15 Unknown field "markdown.plugin" in the feature "terms". Did you mean "plugins"?'
  ],
  [
    "a hook that isn't a function",
    `${start}read: []\n}\n`,
    'terms.ts:3:9 In the feature "terms": A hook isn\'t a function.'
  ],
  [
    'a hook of the client half',
    `${start}head: () => []\n}\n`,
    'terms.ts:3:9 In the feature "terms": Head tags belong to the client half.'
  ],
  [
    'a component without a module',
    `${start}components: { Term: { attributes: [] } }\n}\n`,
    'terms.ts:3:23 In the feature "terms": The component has neither "create" nor "module".'
  ],
  [
    'a front matter key that every page needs',
    `import { z } from ${JSON.stringify(zod)}\n${start}config: { frontMatter: { term: z.string() } }\n}\n`,
    'terms.ts:4:34 In the feature "terms": The front matter key isn\'t optional.'
  ],
  [
    'a front matter key of the generator',
    `import { z } from ${JSON.stringify(zod)}\n${start}config: { frontMatter: { title: z.number().optional() } }\n}\n`,
    'terms.ts:4:35 In the feature "terms": The front matter key "title" is one of the generator\'s.'
  ],
  [
    "a schema of options that isn't zod",
    "export const options = { title: 'text' }\nexport default { name: 'terms' }\n",
    'terms.ts:1:24 The export "options" of the feature "./terms.ts" isn\'t a zod schema.'
  ],
  [
    'a schema of options that throws',
    `import { z } from ${JSON.stringify(zod)}\nexport const options = z.object({}).transform(() => {\n  throw new Error('No')\n})\nexport default { name: 'terms' }\n`,
    'terms.ts:3:9 The feature "./terms.ts" can\'t be loaded: No.'
  ],
  [
    'an async function',
    "export default async () => ({ name: 'terms' })\n",
    'terms.ts The feature "./terms.ts" can\'t be loaded: it is a promise; do what takes time in its hooks, such as "read".'
  ],
  [
    "a schema that isn't zod",
    `${start}config: { frontMatter: { term: 'text' } }\n}\n`,
    'terms.ts:3:34 In the feature "terms": A front matter key isn\'t a zod schema.'
  ],
  [
    'a key of site.ts',
    `${start}config: { site: {} }\n}\n`,
    'terms.ts:3:19 In the feature "terms": A site\'s own feature can\'t have this key.'
  ],
  [
    'a missing file',
    `${start}client: { module: 'client.tsx' }\n}\n`,
    'terms.ts:3:21 The feature "terms" has no file "client.tsx", which its "client.module" names.'
  ],
  [
    'a missing module with tools',
    `${start}tools: 'tools.ts'\n}\n`,
    'terms.ts:3:10 The feature "terms" has no file "tools.ts", which its "tools" names.'
  ],
  [
    'a feature that a function returns',
    "export default () => ({\n  name: 'terms',\n  heads: 1\n})\n",
    'terms.ts:3:3 Unknown field "heads" in the feature "terms". Did you mean "head"?'
  ],
  [
    'no name',
    'export default {}\n',
    'terms.ts:1:16 In the feature: "name" is missing.'
  ],
  [
    'no default export',
    "export const name = 'terms'\n",
    'terms.ts The feature "./terms.ts" can\'t be loaded: it has no default export.'
  ],
  [
    'a function that returns null',
    'export default () => null\n',
    /^terms\.ts:1:\d+ In the feature: The top level is null\.$/
  ],
  [
    'a function that throws',
    "export default () => {\n  const text: string = 'No'\n  throw new Error(text)\n}\n",
    'terms.ts:3:9 The feature "./terms.ts" can\'t be loaded: No.'
  ],
  [
    'an import of a missing file',
    "\nimport { a } from './missing.ts'\nexport default { name: a }\n",
    /^terms\.ts:2(:\d+)? The feature "\.\/terms\.ts" can't be loaded: Cannot find module '\.\/missing\.ts'\.$/
  ],
  [
    'an import of a missing package',
    "\nimport a from 'no-such-package'\nexport default { name: a }\n",
    /^terms\.ts:2(:\d+)? The feature "\.\/terms\.ts" can't be loaded: Cannot find module 'no-such-package'\.$/
  ],
  [
    'a syntax error',
    "export default {\n  name: 'terms'\n",
    /^terms\.ts:\d+:\d+ The feature "\.\/terms\.ts" can't be loaded: Unexpected token/
  ]
])('%s is reported with its place', async (_, text, expected) => {
  const found = await findDiagnostics({ 'terms.ts': text })
  expect(found).toEqual([
    typeof expected === 'string' ? expected : expect.stringMatching(expected)
  ])
})

test.each<[name: string, files: Readonly<Record<string, string>>, string]>([
  [
    'a value of the feature that another module needs too early',
    {
      'terms.ts':
        "import { list } from './list.ts'\nexport const title = 'Terms'\nexport default { name: 'terms', texts: { list } }\n",
      'list.ts':
        "import { title } from './terms.ts'\nexport const list = title.trim()\n"
    },
    "list.ts:2:27 The feature \"./terms.ts\" can't be loaded: Cannot read properties of undefined (reading 'trim'). The imports are circular: list.ts → terms.ts → list.ts."
  ],
  [
    'modules that import each other, but not the feature',
    {
      'terms.ts':
        "import { one } from './parts/one.ts'\nexport default { name: 'terms', texts: { one } }\n",
      'parts/one.ts':
        "import { two } from './two.ts'\nexport const one = two.trim()\n",
      'parts/two.ts':
        "import { one } from './one.ts'\nexport const two = one.trim()\n"
    },
    "parts/two.ts:2:24 The feature \"./terms.ts\" can't be loaded: Cannot read properties of undefined (reading 'trim'). The imports are circular: parts/two.ts → parts/one.ts → parts/two.ts."
  ],
  [
    'a mistake in another module than those in a circle',
    {
      'terms.ts':
        "import './one.ts'\nimport './wrong.ts'\nexport default { name: 'terms' }\n",
      'one.ts':
        "import { two } from './two.ts'\nexport const one = () => two()\n",
      'two.ts':
        "import { one } from './one.ts'\nexport const two = () => one()\n",
      'wrong.ts': '\nObject(undefined).term.trim()\n'
    },
    "wrong.ts:2:23 The feature \"./terms.ts\" can't be loaded: Cannot read properties of undefined (reading 'trim')."
  ]
])(
  'a circular import is named if it can be the reason: %s',
  async (_, files, expected) => {
    expect(await findDiagnostics(files)).toEqual([expected])
  }
)

test('a circular import that is only used later is allowed', async () => {
  const files = {
    'terms.ts':
      "import { list } from './list.ts'\nexport const title = 'Terms'\nexport default { name: 'terms', read: async () => ({ list: list() }) }\n",
    'list.ts':
      "import { title } from './terms.ts'\nexport const list = () => title\n"
  }
  expect(await findDiagnostics(files)).toEqual([])
})

test('two features of one name are reported', async () => {
  const text = "export default { name: 'terms' }\n"
  expect(
    await findDiagnostics(
      { 'terms.ts': text, 'other.ts': text },
      { './terms.ts': true, './other.ts': true }
    )
  ).toEqual([
    'site.ts:2:32 The feature "./other.ts" has the name "terms" of "./terms.ts".'
  ])
  expect(
    await findDiagnostics({ 'terms.ts': "export default { name: 'search' }\n" })
  ).toEqual([
    'site.ts:2:14 The feature "./terms.ts" has the name "search" of a built-in one.'
  ])
})

test.each(['../terms.ts', '/terms.ts', './lost.ts'])(
  'the path %s, which leads to no file of the content folder, is reported',
  async name => {
    expect(await findDiagnostics({}, { [name]: true })).toEqual([
      `site.ts:2:14 There is no feature "${name}".`
    ])
  }
)

test('two components of one name are reported', async () => {
  const write = (name: string) =>
    `export default { name: '${name}', components: { Term: { attributes: [], create: () => undefined } } }\n`
  expect(
    await findDiagnostics(
      { 'one.ts': write('one'), 'two.ts': write('two') },
      { './one.ts': true, './two.ts': true }
    )
  ).toEqual([
    'site.ts:2:30 The feature "two" has the component <Term> of the feature "one".'
  ])
})

test('two commands of one name are reported', async () => {
  const write = (name: string, command: string) =>
    `export default { name: '${name}', commands: { ${command}: { summary: 'a', run: async () => {} } } }\n`
  expect(
    await findDiagnostics(
      { 'one.ts': write('one', 'stats'), 'two.ts': write('two', 'stats') },
      { './one.ts': true, './two.ts': true }
    )
  ).toEqual([
    'site.ts:2:30 The feature "two" has the command "stats" of the feature "one".'
  ])
  expect(
    await findDiagnostics({ 'terms.ts': write('terms', 'build') })
  ).toEqual([
    'site.ts:2:14 The feature "terms" has the command "build" of the generator.'
  ])
})

test('options are checked against the schema that the module exports', async () => {
  const text =
    "import { z } from 'zod'\nexport const options = z.strictObject({ title: z.string() })\nexport default ({ title }: { title: string }) => ({ name: title })\n"
  symlinkSync(
    path.join(packageRoot, 'node_modules'),
    path.join(root, 'node_modules')
  )
  const check = (options: Readonly<Record<string, unknown>>) =>
    findDiagnostics({ 'terms.ts': text }, { './terms.ts': options })
  expect(await check({ title: 'Terms' })).toEqual([])
  expect(await check({ title: 'Terms', titel: '' })).toEqual([
    expect.stringMatching(
      /^site\.ts:2:\d+ Unknown field ".*titel" in the options of the feature "\.\/terms\.ts"\. Did you mean "title"\?$/
    )
  ])
  expect(await check({ title: 1 })).toEqual([
    expect.stringMatching(/^site\.ts:2:\d+ ".*title" is 1\.$/)
  ])
  expect(
    await findDiagnostics(
      { 'terms.ts': "export default { name: 'terms' }\n" },
      { './terms.ts': { title: 'Terms' } }
    )
  ).toEqual([
    expect.stringMatching(/The feature "\.\/terms\.ts" has no options\.$/)
  ])
})

test('of a feature that is switched off, only the front matter keys stay', async () => {
  writeFiles(root, {
    'terms.ts': `import { z } from ${JSON.stringify(zod)}\n${start}config: { frontMatter: { term: z.string().optional() } },\n  routes: () => []\n}\n`,
    'broken.ts': 'throw new Error("no")\n'
  })
  const loaded = await loadFeatures({
    builtIn: [],
    config: { './terms.ts': false, './broken.ts': false },
    contentDir: root
  })
  expect(loaded.map(each => Object.keys(each).sort())).toEqual([
    ['alias', 'config', 'folder', 'name']
  ])
  expect(loaded[0]?.config?.frontMatter).toHaveProperty('term')
})
