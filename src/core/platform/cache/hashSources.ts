import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Files that aren't part of the generator. */
const ignored = /(?:\.(?:test|spec|fixture)\.tsx?|\.md|\.DS_Store)$/

/** Folders of browser tests and benchmarks in features. */
const testFolder = /[\\/](?:e2e|bench)[\\/]/

/**
 * Hash everything that can change the generator's output: all sources, and the
 * versions of packages and Node. Tracking which module affects which result would
 * cost more than it saves.
 *
 * @param root absolute path of the project
 */
export function hashSources(root: string): string {
  const sources = readdirSync(path.join(root, 'src'), {
    recursive: true,
    withFileTypes: true
  })
    .filter(entry => entry.isFile() && !ignored.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))
    .filter(file => !testFolder.test(path.relative(root, file)))
  const files = [
    ...sources,
    path.join(root, 'rspack.config.ts'),
    path.join(root, 'scripts/buildGenerator.mjs'),
    path.join(root, 'package-lock.json')
  ]
  const digest = createHash('sha256').update(process.version)
  for (const file of files.sort()) {
    digest.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file))
  }
  return digest.digest('hex').slice(0, 16)
}
