import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import pMap from 'p-map'
import { SiteError } from '../../model/errors.ts'
import { OFFLINE_COPY_FILE } from '../../model/offlineCopy.ts'
import type { Content } from '../content/content.ts'
import { listFiles } from '../content/listFiles.ts'
import { isWithinSite } from '../content/siteBounds.ts'

const CONCURRENCY = 16

/** The result of copying `static/`. */
interface CopiedFiles {
  /** Relative to the output. */
  readonly copied: readonly string[]
  /**
   * Files that the build writes as well, and symbolic links that lead nowhere
   * or outside the website. Only `index.html` is copied nevertheless.
   */
  readonly problems: readonly SiteError[]
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
  const copied: string[] = []
  const found = await pMap(
    await listFiles(from, () => false), // dotfiles included
    async (file): Promise<SiteError | undefined> => {
      const taken = folders.has(file)
        ? file
        : [file, ...listFolders(file)].find(part => files.has(part))
      if (taken !== undefined) return createTakenProblem(file, taken)
      const source = path.join(from, file)
      if (!existsSync(source)) {
        return createLinkProblem(file, 'points to nothing')
      }
      if (!isWithinSite(source, root)) {
        return createLinkProblem(file, 'points outside the website')
      }
      const target = path.join(folder, file)
      await mkdir(path.dirname(target), { recursive: true })
      await copyFile(source, target)
      copied.push(file)
      // Copied anyway, so that links to the first page don't seem broken.
      return file === 'index.html' && !isBare
        ? createTakenProblem(file, file)
        : undefined
    },
    { concurrency: CONCURRENCY }
  )
  return { copied, problems: found.flatMap(problem => problem ?? []) }
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

function createLinkProblem(file: string, problem: string): SiteError {
  return new SiteError(`This symbolic link ${problem}.`, {
    place: { file: `static/${file}` },
    remedy: 'Replace it with a file, or remove it.'
  })
}
