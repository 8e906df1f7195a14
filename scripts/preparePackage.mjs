/**
 * Write what the npm package contains besides sources: the bundle of the generator,
 * and type declarations. npm runs this before and, with `--remove`, after it packs.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeBundle } from './buildGenerator.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['generator', 'types'].map(name => path.join(root, name))
const [generator] = folders

for (const folder of folders) {
  await rm(folder, { recursive: true, force: true })
}
if (!process.argv.includes('--remove')) {
  assertDependencies(await writeBundle(generator))
  runCompiler('--project', 'tsconfig.types.json')
  await removeUnreached()
}

/** @returns what the compiler prints */
function runCompiler(...args) {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8'
  })
  if (status === 0) return stdout
  process.stderr.write(stdout)
  process.exit(1)
}

/** Remove declarations of modules that no entry of the package leads to. */
async function removeUnreached() {
  const { exports } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8')
  )
  const entries = Object.values(exports).flatMap(({ types }) => types ?? [])
  const listed = runCompiler(
    ...['--listFilesOnly', '--ignoreConfig', '--module', 'esnext'],
    ...['--moduleResolution', 'bundler', '--allowImportingTsExtensions'],
    ...['--noEmit', '--skipLibCheck', ...entries]
  )
  const reached = new Set(
    listed.split(/\r?\n/).map(file => path.resolve(root, file))
  )
  const types = path.join(root, 'types')
  for (const name of readdirSync(types, { recursive: true })) {
    const file = path.join(types, name)
    if (name.endsWith('.d.ts') && !reached.has(file)) await rm(file)
  }
}

/** @throws Error if an installed package would lack a package that it imports */
function assertDependencies(imports) {
  const { dependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8')
  )
  const missing = imports
    .filter(name => !isBuiltin(name))
    .map(name => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0])
    .filter(name => !(name in dependencies))
  if (missing.length === 0) return
  throw new Error(
    `The generator imports ${[...new Set(missing)].join(', ')}.\nMove them from devDependencies to dependencies in package.json.`
  )
}
