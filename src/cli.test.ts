import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeInput } from './core/brokenInputs.fixture.ts'
import { runBuildCommand, startBuild } from './core/runBuild.fixture.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'cli-'))
  writeInput(path.join(root, 'content'), {})
})
afterEach(() => rm(root, { recursive: true }))

test.each([
  [['--out', 'content'], /^error: Can't write the site to "[^"]*content"/],
  [
    ['--base', 'x y?'],
    /^error: "--base" is "x y\?", which isn't a valid path\.\n {2}/
  ],
  [['--base', '/../../evil/'], /^error: "--base" is "\/..\/..\/evil\/"/],
  [['--bsae', '/'], /^error: Unknown option '--bsae'\.\n {2}Usage/],
  [['--cache', ''], /^error: Option '--cache' needs a value\.\n {2}Usage/],
  [['--base', '--verify'], /^error: Option '--base' argument is ambiguous\.\n/],
  [
    ['--content', 'a#b'],
    /^error: The bundler can't use .*a#b", .* "#"\.\n {2}/
  ],
  [['--content', 'a\nb!'], /^error: .*a\\nb!", .* "\\n"\.\n {2}Rename/],
  [['--content', 'node_modules/a'], /^error: .* contains "node_modules"\.\n/],
  [['--out', 'a[hash]b'], /^error: .*a\[hash\]b", .* "\[hash\]"\.\n/],
  [['--port', 'abc'], /^error: "abc" is not a valid port\.\n {2}Set --port/],
  [['--keep', '1.h'], /^error: "1\.h" is not a valid value of --keep\.\n {2}/],
  [['--host', ''], /^error: Option '--host' needs a value\./],
  [['--port', '65536'], /^error: "65536" is not a valid port\.\n/],
  [['--verify=no'], /^error: Option '--verify' does not take an argument\.\n/],
  [['--locale', 'de'], /^error: The command doesn't take --locale\.\n/],
  [['-base', '/x/'], /^error: Unknown option '-b'\.\n/],
  [
    ['./docs'],
    /^error: Unexpected argument "\.\/docs"\.\n {2}.*--content \.\/docs/
  ]
])('a build with %j is rejected with one message', async (options, pattern) => {
  const { code, errors } = await runBuildCommand(root, options)
  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringMatching(pattern)
  })
  expect(errors.match(/^error: /gm)).toHaveLength(1)
  expect((await readdir(path.join(root, 'content'))).sort()).toEqual([
    'docs',
    'site.ts'
  ])
})

const ends = 'export default { title: "Kit" }\n'

test.each([
  ['exits', `process.exit(0)\n${ends}`, /site\.ts:1: .*process\.exit\(\)/],
  [
    'rejects',
    `\nPromise.reject(new Error('no'))\n${ends}`,
    /site\.ts:2:16: .*: no\.\n/
  ],
  [
    'throws late',
    `setTimeout(() => { throw 'no' })\n${ends}`,
    /The build ended early: no\.\n/
  ],
  [
    'waits',
    'export default new Promise(() => {})\n',
    /waits for a promise that never settles/
  ]
])(
  'a site file that %s fails the build with one message',
  async (_, site, pattern) => {
    writeInput(path.join(root, 'content'), { 'site.ts': site })
    const { code, errors } = await runBuildCommand(root)
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringMatching(pattern)
    })
    expect(errors).toMatch(/^error: .*\n {2}\S.*\n(?:\n(?:[> ] .*\n)+)?$/)
  }
)

test.each([
  ['rejects', "Promise.reject(new Error('lost'))"],
  ['throws late', "setTimeout(() => { throw new Error('lost') })"]
])(
  'a module of a component that %s fails the build without a stack',
  async (_, code) => {
    writeInput(path.join(root, 'content'), {
      'docs/a.mdx': "import Kit from './Kit.tsx'\n\n<Kit />\n",
      'docs/Kit.tsx': `${code}\nexport default () => <b>Kit</b>\n`
    })
    const { errors } = await runBuildCommand(root)
    expect(errors).toMatch(/^error: The build ended early: lost\.\n {2}\S.*\n$/)
  }
)

test('a component that exits the process fails the build, and nothing is written', async () => {
  writeInput(path.join(root, 'content'), {
    'docs/a.mdx': `export const Leave = () => globalThis.process.exit(0)\n\n<Leave />\n`
  })
  const { code, errors } = await runBuildCommand(root)
  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringMatching(
      /^error: The build ended early: .* process\.exit\(\)/
    )
  })
  expect((await readdir(root)).sort()).toEqual(['cache', 'content'])
})

test("a timer in a component's module doesn't keep the build alive", async () => {
  writeInput(path.join(root, 'content'), {
    'docs/a.mdx': "import Kit from './Kit.tsx'\n\n<Kit />\n",
    'docs/Kit.tsx':
      'setInterval(() => {}, 1000)\nexport default () => <b>Kit</b>\n'
  })
  const { code, output } = await runBuildCommand(root)
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/^\d+ pages in out\n/m)
  })
})

test('a page with components and a name that the bundler would misread is reported', async () => {
  writeInput(path.join(root, 'content'), {
    'docs/wow!/a.mdx': 'export const Box = () => <b>{1}</b>\n\n<Box />\n',
    'docs/text!.mdx': '# Text\n'
  })
  const { code, errors } = await runBuildCommand(root)
  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringMatching(/^error: docs\/wow!\/a\.mdx: .* "!"/)
  })
  expect(errors).toContain('\n1 error; nothing was written.')
})

test('a project with a path that the bundler would misread is rejected at once', async () => {
  const folder = path.join(root, 'a#b/scripts')
  const script = path.join(folder, 'runGenerator.mjs')
  await mkdir(folder, { recursive: true })
  for (const name of ['buildGenerator.mjs', 'runGenerator.mjs']) {
    await copyFile(path.join('scripts', name), path.join(folder, name))
  }
  const child = spawn(process.execPath, [script, 'build'])
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect(errors).toMatch(/^error: The generator .*a#b\/"\.\n {2}Move it .*\n$/)
})

test('a release has gzip variants', async () => {
  const { code } = await runBuildCommand(root, ['--release'])
  expect(code).toBe(0)
  expect(await readdir(path.join(root, 'out/docs'))).toContain('start.html.gz')
})

test('a build continues when nothing reads its output', async () => {
  const child = startBuild(root)
  child.stdout.destroy()
  child.stderr.destroy()
  expect(await once(child, 'close')).toEqual([0, null])
  expect(await readdir(path.join(root, 'out'))).toContain('index.html')
})

test('a build ignores PORT, and other commands name it in the error', async () => {
  const env = { ...process.env, PORT: 'abc' }
  expect(await runBuildCommand(root, [], { env })).toMatchObject({ code: 0 })
  const { errors } = await runBuildCommand(root, [], { env, command: 'start' })
  expect(errors).toMatch(/^error: "abc" is not a valid port\.\n {2}.*PORT/)
})

test('an unknown command suggests the nearest one', async () => {
  const { errors } = await runBuildCommand(root, [], { command: 'buidl' })
  expect(errors).toBe(
    'error: Unknown command "buidl".\n  Did you mean "build"?\n'
  )
})

test("a command of a site's own feature runs, and knows the site", async () => {
  writeInput(path.join(root, 'content'), {
    'site.ts':
      "export default { title: 'Kit', features: { './own.ts': true } }\n",
    'own.ts': `export default {
  name: 'own',
  commands: {
    titles: {
      summary: 'list the titles of pages',
      takes: 'WORD…',
      run: async ({ names, read }) => {
        const { sites } = await read()
        if (names.length === 0) throw new Error('no words')
        for (const { client } of sites) console.log(client.title, ...names)
      }
    }
  }
}
`
  })
  const run = (...options: readonly string[]) =>
    runBuildCommand(root, options, { command: 'titles' })
  expect(await run('one', 'two')).toMatchObject({
    code: 0,
    output: 'Kit one two\n'
  })
  const { code, errors } = await run()
  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringMatching(
      /^error: own\.ts:9:\d+: The hook "commands\.titles\.run" of the feature "own" throws an error: no words\.\n/
    )
  })
  const help = await runBuildCommand(root, ['--help'])
  expect(help.output).toMatch(/^ {2}titles WORD… +list the titles of pages$/m)
  const near = await runBuildCommand(root, [], { command: 'titel' })
  expect(near.errors).toContain('Did you mean "titles"?')
})

test('--help prints the usage and builds nothing', async () => {
  const { code, output } = await runBuildCommand(root, ['--help'])
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/^Usage: .* <command> .*--help/s)
  })
  expect(await readdir(root)).toEqual(['content'])
})
