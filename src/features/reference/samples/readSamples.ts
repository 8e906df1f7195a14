import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { toPosixPath } from '../../../core/build/toPosixPath.ts'
import { parseExamples } from './parseExamples.ts'
import { parseSamples, type Sample } from './parseSamples.ts'

/** Files with samples: pages, and declarations with comments. */
const SOURCE = /\.(?:mdx?|d\.ts)$/i

/**
 * Read the samples of all pages and declarations under some paths.
 *
 * @param root absolute path of the repository
 * @param inputs absolute paths of such files, or of folders that contain some
 * @throws Error if a path doesn't exist or contains neither
 */
export async function readSamples(
  root: string,
  inputs: readonly string[]
): Promise<readonly Sample[]> {
  const found = await Promise.all(inputs.map(readPaths))
  const samples = [...new Set(found.flat())].sort().map(async source => {
    const file = toPosixPath(path.relative(root, source))
    const parse = file.endsWith('.d.ts') ? parseExamples : parseSamples
    return parse(file, await readFile(source, 'utf8'))
  })
  return (await Promise.all(samples)).flat()
}

async function readPaths(input: string): Promise<readonly string[]> {
  const isFolder = (await stat(input)).isDirectory()
  const names = isFolder ? await readdir(input, { recursive: true }) : [input]
  const sources = names.filter(name => SOURCE.test(name))
  if (sources.length === 0) {
    throw new Error(`"${input}" contains no pages or declarations.`)
  }
  return sources.map(name => path.resolve(input, name))
}
