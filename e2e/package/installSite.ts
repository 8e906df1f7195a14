import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { writeFiles } from '../../src/core/writeFiles.fixture.ts'

const root = path.resolve(import.meta.dirname, '../..')
const execute = promisify(execFile)

/** A folder outside the repository that has the generator from a tarball. */
export interface InstalledSite {
  /** Absolute. */
  readonly folder: string
  /** Files of the generator's tarball. */
  readonly packed: readonly string[]
  /** Bytes of the generator's tarball. */
  readonly size: number
  /** Write files: path below the folder → text. */
  readonly write: (files: Readonly<Record<string, string>>) => void
  /** Run a command in the folder; never throws. */
  readonly run: (
    command: string,
    ...args: readonly string[]
  ) => Promise<{ readonly code: number; readonly output: string }>
  readonly remove: () => Promise<void>
}

/**
 * Pack the generator and the feature of the fixture `glossary`, and install both
 * in an empty folder, as a team with its own docs does.
 */
export async function installSite(): Promise<InstalledSite> {
  const parent = await mkdtemp(path.join(tmpdir(), 'installed-'))
  const folder = path.join(parent, 'site')
  const generator = await pack(root, parent)
  const feature = await pack(await writeFeature(parent), parent)
  const write: InstalledSite['write'] = files => writeFiles(folder, files)
  write({ 'package.json': '{ "type": "module", "private": true }' })
  const tarballs = [generator, feature].map(({ file }) => file)
  await execute('npm', ['install', '--prefer-offline', ...tarballs], {
    cwd: folder
  })
  return {
    folder,
    packed: generator.files,
    size: generator.size,
    write,
    run: (command, ...args) => runCommand(folder, command, args),
    remove: () => rm(parent, { recursive: true, force: true })
  }
}

/** @returns the tarball's absolute path, and what npm says of it */
async function pack(folder: string, destination: string) {
  const { stdout } = await execute(
    'npm',
    ['pack', '--json', '--pack-destination', destination],
    { cwd: folder, maxBuffer: 16 * 1024 * 1024 }
  )
  // The output of scripts comes first.
  const [packed] = JSON.parse(stdout.slice(stdout.indexOf('[\n')))
  return {
    file: path.join(destination, packed.filename),
    size: Number(packed.size),
    files: packed.files.map((file: { path: string }) => file.path) as string[]
  }
}

/** Make a package of the fixture's feature, in TypeScript as it's written. */
async function writeFeature(parent: string): Promise<string> {
  const folder = path.join(parent, 'feature')
  const fixture = path.join(root, 'e2e/fixtures/glossary/glossary')
  await cp(fixture, folder, { recursive: true })
  const manifest = {
    name: 'toolbox-docs-glossary',
    version: '1.0.0',
    type: 'module',
    exports: './index.ts',
    dependencies: { 'mdast-util-find-and-replace': await readPinned() },
    peerDependencies: { 'toolbox-docs': '*' }
  }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest))
  return folder
}

/** Read the installed version of a package that the feature imports. */
async function readPinned(): Promise<string> {
  const file = 'node_modules/mdast-util-find-and-replace/package.json'
  return JSON.parse(await readFile(path.join(root, file), 'utf8')).version
}

async function runCommand(
  folder: string,
  command: string,
  args: readonly string[]
) {
  const options = { cwd: folder, maxBuffer: 16 * 1024 * 1024 }
  return execute(command, [...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout = '', stderr = '' }) => ({
      code: Number(code),
      output: stdout + stderr
    })
  )
}
