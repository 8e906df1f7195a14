/**
 * Write what the npm package contains besides sources: the bundle of the generator,
 * and type declarations. npm runs this before and, with `--remove`, after it packs.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  const { status } = spawnSync(
    process.execPath,
    [compiler, '--project', 'tsconfig.types.json'],
    { cwd: root, stdio: ['ignore', process.stderr, 'inherit'] }
  )
  if (status !== 0) process.exit(1)
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
