import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const root = path.resolve(import.meta.dirname, '../..')
const execute = promisify(execFile)

/** The packages that tests install. */
export interface Tarballs {
  /** Absolute paths: the generator, and the feature of the fixture `glossary`. */
  readonly files: readonly string[]
  /** Files of the generator's tarball. */
  readonly packed: readonly string[]
  /** Bytes of the generator's tarball. */
  readonly size: number
  readonly remove: () => Promise<void>
}

/**
 * Pack the generator and the feature of the fixture `glossary`. Packing writes to
 * the checkout, so it happens once for all tests.
 */
export async function packTarballs(): Promise<Tarballs> {
  const folder = await mkdtemp(path.join(tmpdir(), 'packed-'))
  const generator = await pack(root, folder)
  const feature = await pack(await writeFeature(folder), folder)
  return {
    files: [generator.file, feature.file],
    packed: generator.files,
    size: generator.size,
    remove: () => rm(folder, { recursive: true, force: true })
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
