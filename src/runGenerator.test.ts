import { execFile } from 'node:child_process'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { hasFeatures } from './core/hasFeatures.fixture.ts'
import { writeFiles } from './core/writeFiles.fixture.ts'

const repository = fileURLToPath(new URL('..', import.meta.url))
const script = 'scripts/runGenerator.mjs'
const bundles = 'node_modules/.cache/generator'

/** A program that only prints a word from its sources. */
const files: Readonly<Record<string, string>> = {
  'src/cli.ts': "import { word } from './model/word.ts'\nconsole.log(word)\n",
  'src/model/word.ts': "export const word: string = 'first'\n",
  'rspack.config.ts': '',
  'package-lock.json': '{}'
}

let root = ''
afterEach(() => rm(root, { recursive: true }))

test('changing a source bundles the program again', async () => {
  await createProgram()
  expect([await run(), await run()]).toEqual(['first\n', 'first\n'])
  const next = "export const word: string = 'next'\n"
  writeFiles(root, { 'src/model/word.ts': next })
  expect(await run()).toBe('next\n')
  expect(await readdir(path.join(root, bundles))).toHaveLength(2)
})

test('the program can be bundled before its first start', async () => {
  await createProgram()
  const build = path.join(root, 'scripts/buildGenerator.mjs')
  await promisify(execFile)(process.execPath, [build])
  const bundled = await readdir(path.join(root, bundles))
  expect(bundled).toHaveLength(1)
  expect(await run()).toBe('first\n')
  expect(await readdir(path.join(root, bundles))).toEqual(bundled)
})

test('a week-old bundle is removed, and a new one stays', async () => {
  await createProgram()
  const lastWeek = (Date.now() - 8 * 24 * 60 * 60 * 1000) / 1000
  for (const name of ['old', 'new']) {
    await mkdir(path.join(root, bundles, name), { recursive: true })
  }
  await utimes(path.join(root, bundles, 'old'), lastWeek, lastWeek)
  await run()
  const names = await readdir(path.join(root, bundles))
  expect(names).toHaveLength(2)
  expect(names).toContain('new')
})

test('the program starts while another process renames its draft', async () => {
  await createProgram()
  // Simulates a draft that disappears between listing it and reading its age.
  await mkdir(path.join(root, bundles), { recursive: true })
  await symlink('gone', path.join(root, bundles, 'draft-other'))
  expect(await run()).toBe('first\n')
})

test.each<readonly [string, (bundle: string) => Promise<unknown>]>([
  [
    'a changed bit',
    async bundle => {
      const file = path.join(bundle, 'cli.mjs')
      const code = await readFile(file, 'utf8')
      await writeFile(file, code.replace('first', 'girst'))
    }
  ],
  ['an empty file', bundle => writeFile(path.join(bundle, 'cli.mjs'), '')],
  ['a missing file', bundle => rm(path.join(bundle, 'cli.mjs'))],
  ['no checksums', bundle => rm(path.join(bundle, 'checksums.json'))],
  ['no folder but a file', replaceByFile],
  [
    'a file in place of all bundles',
    _ => replaceByFile(path.join(root, bundles))
  ]
])('a bundle with %s is created again', async (_, damage) => {
  await createProgram()
  await run()
  const [name = ''] = await readdir(path.join(root, bundles))
  await damage(path.join(root, bundles, name))
  expect(await run()).toBe('first\n')
  expect(await readdir(path.join(root, bundles))).toEqual([name])
})

async function replaceByFile(folder: string): Promise<void> {
  await rm(folder, { recursive: true })
  await writeFile(folder, 'text')
}

test('other users can run the program', async () => {
  await createProgram()
  await run()
  const folder = path.join(root, bundles)
  const [bundle = ''] = await readdir(folder)
  const { mode } = await stat(path.join(folder, bundle))
  expect(mode & 0o777).toBe(0o777 & ~process.umask())
})

// Without features, the program has fewer files than the limit.
test.skipIf(process.platform === 'win32' || !hasFeatures('search'))(
  'a low limit of open files is explained without a stack',
  async () => {
    root = await mkdtemp(path.join(tmpdir(), 'limit-'))
    const build =
      'ulimit -n 40; exec node "$1" build --content "$2" --out "$2/out"'
    const args = ['-c', build, 'sh', path.join(repository, script), root]
    await expect(promisify(execFile)('sh', args)).rejects.toMatchObject({
      code: 1,
      stderr:
        'error: No more files can be opened (EMFILE).\n  Raise the limit, for example with "ulimit -n 4096", and try again.\n'
    })
  }
)

/** Write a program to a new root, with the script that runs it. */
async function createProgram(): Promise<void> {
  root = await mkdtemp(path.join(tmpdir(), 'program-'))
  writeFiles(root, files)
  await mkdir(path.join(root, 'scripts'))
  for (const file of [script, 'scripts/buildGenerator.mjs']) {
    await copyFile(path.join(repository, file), path.join(root, file))
  }
  await mkdir(path.join(root, 'node_modules'))
  await symlink(
    path.join(repository, 'node_modules/esbuild'),
    path.join(root, 'node_modules/esbuild')
  )
}

/** @returns what the program prints */
async function run(): Promise<string> {
  const program = path.join(root, script)
  return (await promisify(execFile)(process.execPath, [program])).stdout
}
