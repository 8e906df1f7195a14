import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import { isInside } from '../platform/isInside.ts'
import { defaultFolders, packageRoot } from '../platform/packageRoot.ts'
import { resolveSymlinks } from '../platform/resolveSymlinks.ts'
import { SNIPPET_HEADER } from './printNginxSnippets.ts'

/** Only builds write this file, and every build does. */
const MARKER = '.nginx/http.conf'

/**
 * Find out why a folder can't be the output folder. A build replaces its whole
 * content, so it must be new, empty, or written by a build.
 *
 * @param options absolute paths
 */
export async function checkOutFolder(options: {
  readonly contentDir: string
  readonly out: string
}): Promise<Diagnostic | undefined> {
  const out = await resolveSymlinks(options.out)
  const content = await resolveSymlinks(options.contentDir)
  // A folder with only docs can be the working folder, too.
  const isDefault = options.out === defaultFolders.out
  const isBelowContent = isInside(out, content) && !isDefault
  const reason =
    isInside(content, out) || isBelowContent
      ? 'it overlaps the content folder'
      : isInside(packageRoot, out)
        ? 'it contains the project'
        : (await isFromBuild(out))
          ? undefined
          : "it contains files that aren't from a build"
  if (reason === undefined) return undefined
  return {
    severity: 'error',
    message: `Can't write the site to "${options.out}": ${reason}.`,
    hint: 'A build replaces the whole folder. Use --out to specify a new or empty folder, or one that a build created.'
  }
}

/** Whether a folder is missing, empty, or the output of a build. */
async function isFromBuild(out: string): Promise<boolean> {
  const names = await readdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length === 0) return true
  const snippet = await readFile(path.join(out, MARKER), 'utf8').catch(() => '')
  return snippet.startsWith(SNIPPET_HEADER)
}
