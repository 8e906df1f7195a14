import { copyFile, mkdir, readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import pMap from 'p-map'
import { SiteError } from '../../model/errors.ts'
import { OFFLINE_COPY_FILE } from '../../model/offlineCopy.ts'
import type { Content } from '../content/content.ts'
import { leadsAround } from '../content/listFiles.ts'
import { isWithinSite } from '../content/siteBounds.ts'

const CONCURRENCY = 16

/** A file below `static/`, or why it can't be one. */
interface StaticEntry {
  /** Relative to `static/`. */
  readonly file: string
  readonly problem?: string
}

/** What became of `static/`. */
export interface CopiedFiles {
  /** Relative to the output. */
  readonly copied: readonly string[]
  /**
   * What was not copied, because the build writes a file of that name or it
   * can't be read.
   */
  readonly left: readonly SiteError[]
}

/**
 * Copy the content's `static/` into the output, if it exists. Copy link targets
 * rather than links: otherwise, changes to the output would reach through to
 * the targets.
 *
 * Without a site file, the author's own page may be at `/`.
 *
 * @param folder of the output, absolute
 * @param written files of the output that the build makes
 */
export async function copyStatic(
  { root, isBare }: Pick<Content, 'root' | 'isBare'>,
  folder: string,
  written: readonly string[]
): Promise<CopiedFiles> {
  const from = path.join(root, 'static')
  const made = [...written, OFFLINE_COPY_FILE, '.nginx']
  const files = new Set(made)
  const folders = new Set(made.flatMap(listFolders))
  const above = [await realpath(from).catch(() => from)]
  const copied: string[] = []
  const found = await pMap(
    await listEntries(from, above),
    async ({ file, problem }): Promise<SiteError | undefined> => {
      const taken = folders.has(file)
        ? file
        : [file, ...listFolders(file)].find(part => files.has(part))
      if (taken !== undefined) return createTakenProblem(file, taken)
      if (problem !== undefined) return createProblem(file, problem)
      if (!isWithinSite(path.join(from, file), root)) {
        return createProblem(file, 'symbolic link points outside the website')
      }
      const target = path.join(folder, file)
      await mkdir(path.dirname(target), { recursive: true })
      await copyFile(path.join(from, file), target)
      copied.push(file)
      // Copied anyway, so that links to the first page don't seem broken.
      return file === 'index.html' && !isBare
        ? createTakenProblem(file, file)
        : undefined
    },
    { concurrency: CONCURRENCY }
  )
  return { copied, left: found.flatMap(problem => problem ?? []) }
}

function listFolders(file: string): readonly string[] {
  const folder = path.posix.dirname(file)
  return folder === '.' ? [] : [folder, ...listFolders(folder)]
}

function createTakenProblem(file: string, taken: string): SiteError {
  return new SiteError(
    `The file would overwrite /${taken}, which the build writes.`,
    {
      place: { file: `static/${file}` },
      remedy:
        taken === 'index.html'
          ? 'Write the landing page as index.mdx beside docs/, or remove the file.'
          : 'Give it another name.'
    }
  )
}

function createProblem(file: string, problem: string): SiteError {
  return new SiteError(`This ${problem}.`, {
    place: { file: `static/${file}` },
    remedy: 'Replace it with a file, or remove it.'
  })
}

/**
 * List the contents of a folder, dotfiles included.
 *
 * @param above real paths of the ancestor folders
 */
async function listEntries(
  folder: string,
  above: readonly string[]
): Promise<readonly StaticEntry[]> {
  const names = await readdir(folder).catch(() => []) // it may not exist
  const nested = await Promise.all(
    names.map(async name => {
      const inner = await readEntry(path.join(folder, name), above)
      return inner.map(entry => ({
        ...entry,
        file: path.posix.join(name, entry.file)
      }))
    })
  )
  return nested.flat()
}

async function readEntry(
  entry: string,
  above: readonly string[]
): Promise<readonly StaticEntry[]> {
  const found = await stat(entry).catch(() => undefined)
  if (found?.isFile()) return [{ file: '' }]
  if (found === undefined) {
    return [{ file: '', problem: 'symbolic link points to nothing' }]
  }
  if (!found.isDirectory()) {
    return [{ file: '', problem: 'is neither a file nor a folder' }]
  }
  const real = await realpath(entry)
  return leadsAround(real, above)
    ? [
        {
          file: '',
          problem: 'symbolic link points to a folder that contains it'
        }
      ]
    : listEntries(entry, [...above, real])
}
