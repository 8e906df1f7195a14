import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { toPosixPath } from '../toPosixPath.ts'
import { parseSamples, type Sample } from './parseSamples.ts'

/**
 * Read the samples of all pages under some paths.
 *
 * @param root absolute path of the repository
 * @param places absolute paths of pages or of folders with pages
 * @throws Error if a place does not exist or contains no pages
 */
export async function readSamples(
  root: string,
  places: readonly string[]
): Promise<readonly Sample[]> {
  const found = await Promise.all(places.map(readPagePaths))
  const samples = [...new Set(found.flat())].sort().map(async page => {
    const file = toPosixPath(path.relative(root, page))
    return parseSamples(file, await readFile(page, 'utf8'))
  })
  return (await Promise.all(samples)).flat()
}

async function readPagePaths(place: string): Promise<readonly string[]> {
  const isFolder = (await stat(place)).isDirectory()
  const names = isFolder ? await readdir(place, { recursive: true }) : [place]
  const pages = names.filter(name => /\.mdx?$/i.test(name))
  if (pages.length === 0) throw new Error(`"${place}" holds no pages.`)
  return pages.map(name => path.resolve(place, name))
}
