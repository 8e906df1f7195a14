import { readdir, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import { projectRoot } from '../projectRoot.ts'
import { SNIPPET_HEADER } from './nginxSnippets.ts'

/** The project's default output folder, absolute. Never contains sources. */
export const defaultOut = path.join(projectRoot, 'dist')

/** Only builds write this file, and every build does. */
const MARKER = { file: '.nginx/http.conf', start: SNIPPET_HEADER }

/**
 * Find out why a folder can't be the output folder. A build replaces its whole
 * content, so it must be new, empty, or written by a build.
 *
 * @param options absolute paths
 */
export async function findOutProblem(options: {
  readonly contentDir: string
  readonly out: string
}): Promise<SiteError | undefined> {
  const out = await resolveLinks(options.out)
  const content = await resolveLinks(options.contentDir)
  const isDefault = options.out === defaultOut
  const reason =
    findOverlap(out, { content, isDefault }) ??
    (isDefault ? undefined : await findForeignFile(out))
  if (reason === undefined) return undefined
  return new SiteError(`Can't write the site to "${options.out}": ${reason}.`, {
    remedy:
      'A build replaces the whole folder. Use --out to specify a new or empty folder, or one that a build created.'
  })
}

function findOverlap(
  out: string,
  { content, isDefault }: { readonly content: string; isDefault: boolean }
): string | undefined {
  if (out === content) return "it's the content folder"
  if (isInside(content, out)) return 'it contains the content folder'
  if (isInside(out, content) && !isDefault)
    return "it's inside the content folder"
  if (out === path.resolve(projectRoot)) return "it's the project folder"
  if (isInside(projectRoot, out)) return 'it contains the project'
  return undefined
}

/** Find a file that isn't from a build. */
async function findForeignFile(out: string): Promise<string | undefined> {
  const names = await readdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (names === undefined) return "it's a file"
  if (names.length === 0) return undefined
  const snippet = await readFile(path.join(out, MARKER.file), 'utf8').catch(
    () => ''
  )
  if (snippet.startsWith(MARKER.start)) return undefined
  return `it contains files that aren't from a build, such as "${names.toSorted()[0]}"`
}

function isInside(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner)
  return (
    relative !== '' &&
    relative.split(path.sep)[0] !== '..' &&
    !path.isAbsolute(relative)
  )
}

/** Resolve symbolic links as far as the path exists. */
export async function resolveLinks(file: string): Promise<string> {
  const real = await realpath(file).catch(() => undefined)
  const parent = path.dirname(file)
  if (real !== undefined || parent === file) return real ?? file
  return path.join(await resolveLinks(parent), path.basename(file))
}
