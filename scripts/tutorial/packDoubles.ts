import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'

const run = promisify(execFile)

/** A packed package. */
export type Tarball = {
  readonly manifest: {
    readonly name: string
    readonly version: string
  }
  readonly data: Buffer
}

/** The packages that each documented package installs or needs beside it. */
const PEERS: Record<string, readonly string[]> = {
  styles: ['react'],
  modals: ['react', 'nanostores', '@nanostores/react'],
  form: ['react', '@toolbox/store', '@toolbox/logger', 'zod'],
  query: ['react', '@tanstack/react-query'],
  store: ['react', 'nanostores', '@nanostores/react', '@nanostores/persistent'],
  permissions: ['react', '@toolbox/store', '@toolbox/logger'],
  debug: ['react', '@toolbox/store'],
  logger: ['react'],
  hooks: ['react', '@toolbox/store'],
  cli: [],
  web: [
    'react',
    'react-dom',
    '@toolbox/styles',
    '@toolbox/form',
    '@toolbox/hooks',
    '@toolbox/logger',
    '@emotion/react'
  ],
  mobile: [
    'react',
    'react-native',
    'react-native-reanimated',
    'react-native-gesture-handler',
    '@react-navigation/native',
    '@toolbox/styles',
    '@toolbox/form',
    '@toolbox/hooks',
    '@toolbox/logger',
    'react-native-mmkv'
  ]
}

/**
 * Pack the documented packages: their declarations, and the doubles that implement
 * them.
 *
 * @param content absolute path of the content folder
 * @param folder absolute path of an empty folder
 */
export async function packDoubles(
  content: string,
  folder: string
): Promise<readonly Tarball[]> {
  const tested = JSON.parse(
    await readFile(path.join(content, 'examples/package.json'), 'utf8')
  ).devDependencies
  const packages = Object.entries(PEERS).map(async ([name, peers]) => {
    // npm expects this folder in a tarball.
    const target = path.join(folder, name, 'package')
    await mkdir(target, { recursive: true })
    const manifest = {
      name: `@toolbox/${name}`,
      version: '2.4.0',
      type: 'module',
      exports: { '.': { types: './index.d.ts', default: './index.js' } },
      peerDependencies: Object.fromEntries(
        peers.map(peer => [peer, tested[peer] ?? '2.4.0'])
      )
    }
    const declared = path.join(content, `declarations/@toolbox/${name}.d.ts`)
    await copyFile(declared, path.join(target, 'index.d.ts'))
    await writeFile(
      path.join(target, 'package.json'),
      JSON.stringify(manifest, null, 2)
    )
    await compileDouble(path.join(content, 'examples/doubles', name), target)
    const tarball = path.join(folder, `${name}.tgz`)
    await run('tar', ['-czf', tarball, '-C', path.dirname(target), 'package'])
    return { manifest, data: await readFile(tarball) }
  })
  return Promise.all(packages)
}

/** Compile a double; a package that examples never import has only types. */
async function compileDouble(entry: string, target: string): Promise<void> {
  const outfile = path.join(target, 'index.js')
  if (NEVER_IMPORTED.has(path.basename(entry))) {
    await writeFile(outfile, 'export {}\n')
    return
  }
  await build({
    entryPoints: [entry],
    outfile,
    format: 'esm',
    jsx: 'automatic',
    bundle: true,
    packages: 'external',
    logLevel: 'warning'
  })
}

const NEVER_IMPORTED = new Set(['cli'])
