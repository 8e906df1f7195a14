import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseSamples, type Sample } from './parseSamples.ts'

/**
 * Read the samples of all pages under some paths.
 *
 * @param root absolute path of the repository
 * @param places absolute paths of pages or of folders with pages
 * @throws Error when a place does not exist
 */
export async function readSamples(
  root: string,
  places: readonly string[]
): Promise<readonly Sample[]> {
  const found = await Promise.all(places.map(readPagePaths))
  const pages = [...new Set(found.flat())].sort()
  const samples = pages.map(async page => {
    const file = path.relative(root, page).replaceAll(path.sep, '/')
    return parseSamples(file, await readFile(page, 'utf8'))
  })
  return (await Promise.all(samples)).flat()
}

async function readPagePaths(place: string): Promise<readonly string[]> {
  const found = await stat(place).catch((cause: unknown) => {
    throw new Error(
      `${place} does not exist. Pass pages or folders, or nothing for all.`,
      { cause }
    )
  })
  if (found.isFile()) return [place]
  const names = await readdir(place, { recursive: true })
  return names
    .filter(name => /\.mdx?$/.test(name))
    .map(name => path.join(place, name))
}
