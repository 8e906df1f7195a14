import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LoadedFeature, PluginContext } from '../feature.ts'
import type { ComponentUse } from '../markdown/components/componentCreator.ts'
import { recordDependencies } from '../platform/cache/track.ts'
import { inspectFeature } from './inspectModule.ts'
import { loadPlugins } from './loadPlugins.ts'
import { trackFeature } from './trackFeature.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'plugins-'))
})
afterAll(() => rm(root, { recursive: true }))

const load = (
  remarkPlugins: Parameters<typeof loadPlugins>[0]['remarkPlugins']
) => loadPlugins({ remarkPlugins, rehypePlugins: [] }, root)
const write = (file: string, text: string) =>
  writeFile(path.join(root, file), text)

test.each([
  [
    "isn't a function",
    'export default 1\n',
    /plugin\.ts.*: The plugin "\.\/plugin\.ts" can't be loaded: .*isn't a function/
  ],
  [
    'throws',
    'const a = 1\nthrow new Error(String(a))\nexport default () => {}\n',
    /plugin\.ts:2:7: The plugin "\.\/plugin\.ts" can't be loaded: 1/
  ],
  ['has a syntax error', 'export default (\n', /plugin\.ts.*can't be loaded/]
])('a plugin that %s is rejected, with its place', async (_, text, message) => {
  await write('plugin.ts', text)
  await expect(load(['./plugin.ts'])).rejects.toThrow(message)
})

test('the version changes with options and imports of the plugin', async () => {
  await write(
    'plugin.ts',
    "import { a } from './a.ts'\nexport default () => () => a\n"
  )
  await write('a.ts', 'export const a = 1\n')
  const first = await load(['./plugin.ts'])
  const same = await load(['./plugin.ts'])
  const other = await load([['./plugin.ts', { b: 1 }]])
  await write('a.ts', 'export const a = 2\n')
  const edited = await load(['./plugin.ts'])
  expect(same.version).toBe(first.version)
  const versions = [first, other, edited].map(({ version }) => version)
  expect(new Set(versions).size).toBe(3)
})

test.each([
  ['during set-up', "\nexport default () => { throw new Error('no') }\n"],
  ['synchronously', "\nexport default () => () => { throw new Error('no') }\n"],
  ['asynchronously', "export default () => async () => { throw 'no' }\n"]
])('a plugin that throws %s is named', async (_, text) => {
  await write('plugin.ts', text)
  const { remark } = await load(['./plugin.ts'])
  const run = async () =>
    unified()
      .use([...remark])
      .run({ type: 'root' })
  await expect(run).rejects.toThrow(
    /^The plugin ".\/plugin.ts" throws an error: no\. See plugin\.ts(?::2:\d+)?\.\nFix the plugin/
  )
})

test("a plugin's message about a page stays unchanged", async () => {
  await write(
    'plugin.ts',
    "export default () => (tree, file) => file.fail('Bad word')\n"
  )
  const { remark } = await load(['./plugin.ts'])
  const run = unified()
    .use([...remark])
    .run({ type: 'root' })
  await expect(run).rejects.toThrow(/^Bad word$/)
})

test('a package missing from the content folder is loaded from the project', async () => {
  const { remark } = await load([['remark-math', { a: 1 }]])
  expect(remark).toEqual([[expect.any(Function), { a: 1 }]])
})

test('the version changes when a package is patched', async () => {
  const folder = 'node_modules/patched'
  await mkdir(path.join(root, folder), { recursive: true })
  await write(
    `${folder}/package.json`,
    '{ "type": "module", "exports": { "import": "./a.js" }, "version": "1.0.0" }'
  )
  await write(`${folder}/a.js`, 'export default () => () => 1\n')
  const first = await load(['patched'])
  await write(`${folder}/a.js`, 'export default () => () => 2\n')
  expect((await load(['patched'])).version).not.toBe(first.version)
})

const reader = "import { readFileSync } from 'node:fs'\n"
const uncacheable = ['uncacheable', 'never the same']

test.each([
  ['reads no files', 'export default () => () => {}\n', []],
  [
    'could read files',
    `${reader}export default () => () => { readFileSync }\n`,
    [uncacheable]
  ],
  [
    'could read files during set-up',
    `${reader}export default () => { readFileSync }\n`,
    [uncacheable]
  ],
  [
    'could send requests',
    "export default () => () => { const ask = () => fetch('/') }\n",
    [uncacheable]
  ],
  [
    'lists no files',
    `${reader}export default () => (_, file) => { readFileSync; file.data.dependencies = [] }\n`,
    []
  ],
  [
    'lists a file and takes a callback',
    `${reader}export default () => (_, file, next) => { readFileSync; file.data.dependencies = ['./none.txt']; next() }\n`,
    [['kind /site/docs/none.txt', 'nothing']]
  ]
])(
  'the dependencies of a page if a plugin %s',
  async (_, text, dependencies) => {
    await write('plugin.ts', text)
    const { remark } = await load(['./plugin.ts'])
    const file = new VFile({ path: '/site/docs/page.md' })
    const run = () =>
      unified()
        .use([...remark])
        .run({ type: 'root' }, file)
    expect(await listDependencies(run)).toEqual(dependencies)
  }
)

/** Environment variables that other tests have read in this thread count as read. */
async function listDependencies(run: () => Promise<unknown>) {
  const { dependencies } = await recordDependencies(run)
  return [...dependencies].filter(
    ([dependency]) => !dependency.startsWith('env ')
  )
}

test("the Markdown plugins of a site's own feature are tracked the same way", async () => {
  await write(
    'own.ts',
    `${reader}import { toHref } from 'toolbox-docs'\nexport default { name: 'own', readFileSync, toHref }\n`
  )
  const inspected = await inspectFeature('./own.ts', root)
  expect(await inspectFeature('./own.ts', root)).toEqual(inspected)
  const feature: LoadedFeature = {
    name: 'own',
    module: './own.ts',
    folder: root,
    alias: '@site',
    markdown: { plugins: () => ({ blocks: [() => () => {}] }) }
  }
  const { markdown } = trackFeature(feature, inspected, root)
  const { blocks = [] } = markdown?.plugins?.({} as PluginContext) ?? {}
  const file = new VFile({ path: '/site/docs/page.md' })
  const run = () =>
    unified()
      .use([...blocks])
      .run({ type: 'root' }, file)
  expect(await listDependencies(run)).toEqual([uncacheable])
})

test("a component that a site's own feature creates is tracked, too", async () => {
  const feature: LoadedFeature = {
    name: 'own',
    module: './own.ts',
    folder: root,
    alias: '@site',
    components: {
      Term: { attributes: [], create: () => ({ type: 'text', value: '' }) }
    }
  }
  const inspected = { hash: '', canRead: true, isPure: false }
  const { components } = trackFeature(feature, inspected, root)
  const file = new VFile({ path: '/site/docs/page.md' })
  const use = { file, jsx: {} } as ComponentUse
  const create = async () => components?.Term?.create?.(use)
  expect(await listDependencies(create)).toEqual([uncacheable])
})
