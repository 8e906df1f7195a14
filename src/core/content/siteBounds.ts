import { realpathSync } from 'node:fs'
import path from 'node:path'
import { track } from '../platform/cache/track.ts'
import { trackExists } from '../platform/cache/trackedFiles.ts'
import { isInside } from '../platform/isInside.ts'

/**
 * Whether a file may be published: its real path must be in the content folder, in
 * the website that contains it, or in one of its docs folders. Missing files are
 * allowed; whoever reads them reports them. Tracks the answer.
 *
 * Applies to everything that a page refers to: links, images, videos, included
 * code, imports, and files in `static/`.
 *
 * @param file absolute
 * @param contentDir absolute
 * @param docFolders relative to the content folder; the configuration can name
 * folders outside it
 */
export function isWithinSite(
  file: string,
  contentDir: string,
  docFolders: readonly string[] = []
): boolean {
  const others = docFolders.filter(folder => isSeparateFrom(folder, contentDir))
  const isWithin = isRealPathWithin(file, contentDir, others)
  const dependency = [path.relative(contentDir, file), ...others].join('\0')
  track(`${PREFIX}${dependency}`, String(isWithin))
  return isWithin
}

/** Track whether a file may be published; see {@link isWithinSite}. */
export function trackWithinSite(
  ...parameters: Parameters<typeof isWithinSite>
): void {
  isWithinSite(...parameters)
}

/** A folder that contains the content folder would allow too much. */
function isSeparateFrom(folder: string, contentDir: string): boolean {
  const absolute = path.join(contentDir, folder)
  return !isInside(absolute, contentDir) && !isInside(contentDir, absolute)
}

/** Prefix of the dependencies that {@link isWithinSite} records in the cache. */
const PREFIX = 'within '

/**
 * Read the state of a dependency that {@link isWithinSite} recorded.
 *
 * @returns undefined for other dependencies
 */
export function readBoundsState(
  dependency: string,
  contentDir: string
): string | undefined {
  if (!dependency.startsWith(PREFIX)) return undefined
  const [file = '', ...others] = dependency.slice(PREFIX.length).split('\0')
  const absolute = path.join(contentDir, file)
  return String(isRealPathWithin(absolute, contentDir, others))
}

/** @param others docs folders outside the content folder */
function isRealPathWithin(
  file: string,
  contentDir: string,
  others: readonly string[]
): boolean {
  const real = getRealPath(file)
  if (real === undefined) return true
  const website = getRealPath(findWebsite(contentDir)) ?? contentDir
  const folders = others.map(other => {
    // The folder itself must not be a link to yet another place.
    const { dir, base } = path.parse(path.join(contentDir, other))
    return path.join(getRealPath(dir) ?? dir, base)
  })
  return [website, ...folders].some(
    folder => isInside(real, folder) && !isSecret(path.relative(folder, real))
  )
}

/** Whether a file is part of the Git history, or an environment file. */
export function isSecret(file: string): boolean {
  const parts = file.split(path.sep)
  return parts.includes('.git') || /^\.env(?:\.|$)/.test(parts.at(-1) ?? '')
}

/**
 * Find the website that contains a content folder: the Git repository, or else
 * the package in the parent folder, or else the content folder itself.
 */
function findWebsite(contentDir: string): string {
  for (let folder = contentDir; folder !== path.dirname(folder); ) {
    if (trackExists(path.join(folder, '.git'))) return folder
    folder = path.dirname(folder)
  }
  const parent = path.dirname(contentDir)
  const isPackage = trackExists(path.join(parent, 'package.json'))
  return isPackage ? parent : contentDir
}

function getRealPath(file: string): string | undefined {
  try {
    return realpathSync(file)
  } catch {
    return undefined
  }
}
