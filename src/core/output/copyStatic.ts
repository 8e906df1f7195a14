import { chmod, copyFile, mkdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import pMap from 'p-map'
import type { Content } from '../content/content.ts'
import { listFiles } from '../content/listFiles.ts'
import { isSecret, isWithinSite } from '../content/siteBounds.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { listPublishedNames } from '../model/paths.ts'

const CONCURRENCY = 16

/** The result of copying `static/`. */
interface CopiedFiles {
  /** Relative to the base. */
  readonly copied: readonly string[]
  /**
   * Files that conflict with generated ones, and symbolic links that are broken
   * or lead outside the website. Of these, only `index.html` is copied.
   */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Copy the content's `static/` folder, if it exists, to the output. Copy the
 * targets of links rather than the links; otherwise, changes to the output would
 * change the targets.
 *
 * Without a site file, the author's own page can be at `/`.
 *
 * @param folder output folder, absolute
 * @param builtFiles output files that the build generates
 */
export async function copyStatic(
  { contentDir, isLenient }: Pick<Content, 'contentDir' | 'isLenient'>,
  folder: string,
  builtFiles: readonly string[]
): Promise<CopiedFiles> {
  const from = path.join(contentDir, 'static')
  const files = new Set([...builtFiles, '.nginx'])
  const folders = new Set([...files].flatMap(listFolders))
  const copied: string[] = []
  // Include dotfiles.
  const listed = await listFiles(from, { isSkipped: () => false, contentDir })
  const known = new Set([...files, ...folders, ...listed])
  const found = await pMap(
    listed,
    async (file): Promise<Diagnostic | undefined> => {
      const taken = folders.has(file)
        ? file
        : [file, ...listFolders(file)].find(part => files.has(part))
      if (taken !== undefined) return createConflict(file, taken)
      const source = path.join(from, file)
      const refusal = await findRefusal(source, contentDir)
      if (refusal !== undefined) return describeFile(file, refusal)
      for (const name of listPublishedNames(file)) {
        if (name !== file && known.has(name)) continue
        const target = path.join(folder, name)
        await mkdir(path.dirname(target), { recursive: true })
        await copyFile(source, target)
        // The web server runs as another user.
        await chmod(target, 0o644)
        copied.push(name)
      }
      // Copied anyway, so that links to the home page don't look broken.
      return file === 'index.html' && !isLenient
        ? createConflict(file, file)
        : undefined
    },
    { concurrency: CONCURRENCY }
  )
  return { copied, diagnostics: found.flatMap(each => each ?? []) }
}

function listFolders(file: string): readonly string[] {
  const folder = path.posix.dirname(file)
  return folder === '.' ? [] : [folder, ...listFolders(folder)]
}

function createConflict(file: string, taken: string): Diagnostic {
  return {
    severity: 'error',
    message: `This file would overwrite /${taken}, which the build generates.`,
    place: { file: `static/${file}` },
    hint:
      taken === 'index.html'
        ? 'Write the landing page as index.mdx next to docs/, or remove the file.'
        : 'Rename the file.'
  }
}

/** @returns why a file isn't published, and what to do */
async function findRefusal(
  source: string,
  contentDir: string
): Promise<Reason | undefined> {
  const target = await stat(source).catch(() => undefined)
  if (target === undefined) {
    return ["The symbolic link's target doesn't exist.", USE_FILE]
  }
  if (!isWithinSite(source, contentDir)) {
    return isSecret(await realpath(source))
      ? [
          "This file isn't published, because .env files and .git folders can contain secrets.",
          'Move it out of "static/", or rename it.'
        ]
      : ['This symbolic link points outside the website.', USE_FILE]
  }
  return target.isFile() ? undefined : ["This isn't a regular file.", USE_FILE]
}

type Reason = readonly [message: string, hint: string]

const USE_FILE = 'Replace it with a file, or remove it.'

function describeFile(file: string, [message, hint]: Reason): Diagnostic {
  return {
    severity: 'error',
    message,
    place: { file: `static/${file}` },
    hint
  }
}
