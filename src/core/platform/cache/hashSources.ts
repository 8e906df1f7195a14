import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Files that aren't part of the generator. */
const ignored = /(?:\.(?:test|spec|fixture)\.tsx?|\.md|\.DS_Store)$/

/** What a checkout is bundled from, or what an installed package is. */
const programs = [
  'rspack.config.ts',
  'scripts/buildGenerator.mjs',
  'generator/checksums.json'
]

/** Files of package managers that list the versions of all packages. */
const lockfiles = [
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock'
]

/** Folders of browser tests and benchmarks in features. */
const testFolder = /[\\/](?:e2e|bench)[\\/]/

/**
 * Hash everything that can change the generator's output: all sources, and the
 * versions of packages and Node. Tracking which module affects which result would
 * cost more than it saves.
 *
 * @param root absolute path of the generator
 * @param installRoot absolute path of the folder with its packages
 */
export function hashSources(root: string, installRoot = root): string {
  const sources = readdirSync(path.join(root, 'src'), {
    recursive: true,
    withFileTypes: true
  })
    .filter(entry => entry.isFile() && !ignored.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))
    .filter(file => !testFolder.test(path.relative(root, file)))
  const others = [
    ...programs.map(name => path.join(root, name)),
    ...lockfiles.map(name => path.join(installRoot, name))
  ]
  const files = [...sources, ...others.filter(file => existsSync(file))]
  const digest = createHash('sha256').update(process.version)
  for (const file of files.sort()) {
    digest.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file))
  }
  return digest.digest('hex').slice(0, 16)
}
