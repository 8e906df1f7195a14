import { decodePathnameIfValid } from '../model/paths.ts'

const numberPrefix = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s])/
/** Dates and versions also start with digits, but keep them. */
const dateOrVersion = /^(?:\d{2,4}[-_.]\d{1,2}\b|\d+\.\d)/

/** A name without its number prefix, and the number. */
interface PrefixedName {
  readonly name: string
  readonly position?: number | undefined
}

/**
 * Remove the number prefix that sets a file's sidebar position.
 *
 * @example parseNumberPrefix('01-intro') // { name: 'intro', position: 1 }
 */
export function parseNumberPrefix(name: string): PrefixedName {
  const match = numberPrefix.exec(name)
  if (match === null || dateOrVersion.test(name)) return { name }
  return { name: name.slice(match[0].length), position: Number(match[1]) }
}

/** A doc's id, pathname and position. */
export interface DocIdentity {
  readonly id: string
  /** Relative to the docs path; a folder index ends with `/`. */
  readonly slug: string
  /** Folder names on disk, relative to the docs folder. */
  readonly folders: readonly string[]
  readonly isIndex: boolean
  readonly position?: number | undefined
}

/**
 * Derive the identity of a doc from its path (behavior 2.5.1, 2.5.2).
 *
 * @param path relative to the docs folder, with extension
 * @param frontMatter keys that override the path
 */
export function deriveDocIdentity(
  path: string,
  frontMatter: {
    readonly id?: string | undefined
    readonly slug?: string | undefined
    readonly parse_number_prefixes?: boolean | undefined
  }
): DocIdentity {
  const segments = path.replace(/\.mdx?$/i, '').split('/')
  const strip = frontMatter.parse_number_prefixes !== false
  const parts = segments.map(segment =>
    strip ? parseNumberPrefix(segment) : { name: segment }
  )
  const names = parts.map(({ name }) => name)
  const fileName = names.at(-1) ?? ''
  const folderNames = names.slice(0, -1)
  const isIndex = isFolderIndex(fileName, folderNames.at(-1))
  const position = parts.at(-1)?.position
  return {
    id: [...folderNames, frontMatter.id ?? fileName].join('/'),
    slug: createSlug(frontMatter.slug, folderNames, isIndex ? '' : fileName),
    folders: segments.slice(0, -1),
    isIndex,
    position
  }
}

/** Whether a file is its folder's index (behavior 2.1.5). */
function isFolderIndex(name: string, folder: string | undefined): boolean {
  const lower = name.toLowerCase()
  return (
    lower === 'index' || lower === 'readme' || lower === folder?.toLowerCase()
  )
}

function createSlug(
  slug: string | undefined,
  folders: readonly string[],
  name: string
): string {
  const folder = folders.length > 0 ? `/${folders.join('/')}/` : '/'
  if (slug === undefined) return `${folder}${name}`
  const whole = slug.startsWith('/')
    ? slug
    : new URL(slug, `http://x${folder}`).pathname
  return decodePathnameIfValid(whole)
}

/**
 * Derive a title from a file or folder name.
 *
 * @example deriveTitle('my-docs') // 'My docs'
 */
export function deriveTitle(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
