import { readdirSync, readFileSync, statSync } from 'node:fs'
import { hashContent } from '../hashContent.ts'
import { track } from './track.ts'

/**
 * Find out what exists at a path, and track it, even if nothing does: a page
 * with a missing image is rebuilt once the image exists.
 *
 * @param path absolute
 */
export function findTrackedKind(path: string): 'file' | 'folder' | 'nothing' {
  const kind = readKind(path)
  track(`kind ${path}`, kind)
  return kind
}

/** Whether anything exists at a path. Tracks the path. */
export function trackExists(path: string): boolean {
  return findTrackedKind(path) !== 'nothing'
}

/** Whether there is a file at a path. Tracks the path. */
export function trackIsFile(path: string): boolean {
  return findTrackedKind(path) === 'file'
}

/**
 * Read a file and track it.
 *
 * @throws as `readFileSync` does
 */
export function readTracked(path: string): Buffer {
  track(`bytes ${path}`, 'unreadable')
  const bytes = readFileSync(path)
  track(`bytes ${path}`, hashContent(bytes))
  return bytes
}

/** Track the names of all files below a folder. */
export function trackNames(folder: string): void {
  track(`names ${folder}`, hashNames(folder))
}

/** Track the content of a file, or the names of all files in a folder. */
export function trackPath(file: string): void {
  const kind = findTrackedKind(file)
  if (kind === 'file') readTracked(file)
  if (kind === 'folder') trackNames(file)
}

/**
 * Read the current state of a file.
 *
 * @returns undefined if the dependency isn't about a file
 */
export function readFileState(dependency: string): string | undefined {
  const parsed = parseFileDependency(dependency)
  return parsed && readers[parsed.kind](parsed.path)
}

/** Split a dependency about a file into kind and absolute path. */
export function parseFileDependency(
  dependency: string
): { readonly kind: keyof typeof readers; readonly path: string } | undefined {
  const [kind = '', ...rest] = dependency.split(' ')
  return isKind(kind) ? { kind, path: rest.join(' ') } : undefined
}

/** Functions that read the state of each kind of dependency. */
const readers = { kind: readKind, bytes: hashFile, names: hashNames } as const

function isKind(kind: string): kind is keyof typeof readers {
  return Object.hasOwn(readers, kind)
}

function readKind(path: string): 'file' | 'folder' | 'nothing' {
  const found = statOrNothing(path)
  if (found?.isFile()) return 'file'
  return found?.isDirectory() ? 'folder' : 'nothing'
}

/** A path through a file, or one that's too long, doesn't exist. */
function statOrNothing(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

function hashFile(path: string): string {
  try {
    return hashContent(readFileSync(path))
  } catch {
    return 'unreadable'
  }
}

function hashNames(folder: string): string {
  try {
    const names = readdirSync(folder, { recursive: true }).map(String)
    return hashContent(names.sort().join('\0'))
  } catch {
    return 'unreadable'
  }
}
