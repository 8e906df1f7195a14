import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import { parseSamples, type Sample } from './parseSamples.ts'

/**
 * Read the samples of all pages under some paths.
 *
 * @param root absolute path of the repository
 * @param places absolute paths of pages or of folders with pages
 * @throws SiteError if a place does not exist or contains no pages
 */
export async function readSamples(
  root: string,
  places: readonly string[]
): Promise<readonly Sample[]> {
  const found = await Promise.all(places.map(readPagePaths))
  const samples = [...new Set(found.flat())].sort().map(async page => {
    const file = path.relative(root, page).replaceAll(path.sep, '/')
    return parseSamples(file, await readFile(page, 'utf8'))
  })
  return (await Promise.all(samples)).flat()
}

async function readPagePaths(place: string): Promise<readonly string[]> {
  const found = await stat(place).catch(() => undefined)
  if (found === undefined) throw createProblem(place, 'does not exist')
  const names = found.isFile()
    ? [place]
    : await readdir(place, { recursive: true })
  const pages = names.filter(name => /\.mdx?$/i.test(name))
  if (pages.length > 0) return pages.map(name => path.resolve(place, name))
  throw createProblem(place, found.isFile() ? 'is no page' : 'holds no pages')
}

function createProblem(place: string, problem: string): SiteError {
  return new SiteError(`"${place}" ${problem}.`, {
    remedy:
      'Name pages, .md or .mdx, or folders with pages; or nothing for all.'
  })
}
