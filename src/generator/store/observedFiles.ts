import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { observe } from './observe.ts'

/**
 * Tell what there is at a path. That there is nothing is observed too, so that a
 * page which lacks a picture is made again once the picture is there.
 *
 * @param path absolute
 */
export function findKind(path: string): 'file' | 'folder' | 'nothing' {
  const kind = readKind(path)
  observe(`kind ${path}`, kind)
  return kind
}

/** Tell whether there is anything at a path, for the result being made. */
export function exists(path: string): boolean {
  return findKind(path) !== 'nothing'
}

/** Tell whether there is a file at a path, for the result that is being made. */
export function isFile(path: string): boolean {
  return findKind(path) === 'file'
}

/**
 * Read a file for the result that is being made.
 *
 * @throws as `readFileSync` does
 */
export function readObserved(path: string): Buffer {
  observe(`bytes ${path}`, 'unreadable')
  const bytes = readFileSync(path)
  observe(`bytes ${path}`, hashBytes(bytes))
  return bytes
}

/**
 * Answer a question about a file as it is now.
 *
 * @returns undefined when the question is not about a file
 */
export function answerFileQuestion(question: string): string | undefined {
  const { kind, path } = parseFileQuestion(question) ?? {}
  if (path === undefined) return undefined
  return kind === 'kind' ? readKind(path) : hashFile(path)
}

/** Split a question about a file into what is asked, and its absolute path. */
export function parseFileQuestion(
  question: string
): { readonly kind: 'kind' | 'bytes'; readonly path: string } | undefined {
  const [, kind, path] = /^(kind|bytes) (.*)$/s.exec(question) ?? []
  if (path === undefined) return undefined
  return { kind: kind === 'kind' ? 'kind' : 'bytes', path }
}

function readKind(path: string): 'file' | 'folder' | 'nothing' {
  const found = statOrNothing(path)
  if (found?.isFile()) return 'file'
  return found?.isDirectory() ? 'folder' : 'nothing'
}

/** A path through a file, or one that is too long, leads to nothing. */
function statOrNothing(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

function hashFile(path: string): string {
  try {
    return hashBytes(readFileSync(path))
  } catch {
    return 'unreadable'
  }
}

function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
