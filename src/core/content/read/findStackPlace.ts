import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { createJiti } from 'jiti'
import type { SourceLocation } from '../../model/diagnostic.ts'
import { toPosixPath } from '../../platform/toPosixPath.ts'

/** A stack frame of a file. */
interface Frame {
  /** The function's name, if it has one. */
  readonly name: string | undefined
  /** Absolute. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** Whether Node loaded the file itself, so it ran as it's written. */
  readonly isNative: boolean
}

/**
 * Find where an error comes from: the first stack frame in site code.
 *
 * @param contentDir absolute path of the content folder, with a trailing slash
 * @param folder absolute path of more code, such as an installed feature
 * @returns relative to the content folder
 */
export function findStackPlace(
  error: unknown,
  contentDir: string,
  folder?: string
): SourceLocation | undefined {
  const folders = [contentDir.replace(/\/$/, ''), ...(folder ? [folder] : [])]
  const frame = listFrames(error).find(({ file }) => isSiteCode(file, folders))
  if (frame === undefined) return undefined
  const file = toPosixPath(path.relative(contentDir, frame.file))
  return { file, ...findSourcePosition(frame) }
}

/**
 * Whether a file is code in one of some folders, and not of a package below them.
 *
 * @param file absolute, like the folders
 */
export function isSiteCode(file: string, folders: readonly string[]): boolean {
  return folders.some(
    folder =>
      file.startsWith(`${folder}/`) &&
      !file.slice(folder.length).includes('/node_modules/')
  )
}

/** List the stack frames of an error, topmost first. */
export function listFrames(error: unknown): readonly Frame[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return Array.from(
    stack.matchAll(
      /(?:at (?:async |new )?([\w$.]+) )?[( ](file:\/\/)?(\/[^()\n]+):(\d+):(\d+)\)?$/gm
    ),
    ([, name, scheme, file = '', line, column]) => ({
      name,
      file: scheme === undefined ? file : decodeURI(file),
      line: Number(line),
      column: Number(column),
      isNative: scheme !== undefined
    })
  )
}

/**
 * jiti keeps lines when it compiles a file, but not columns. It also adds code
 * before the first line.
 */
function findSourcePosition(frame: Frame): Omit<SourceLocation, 'file'> {
  const { file, line, column, isNative } = frame
  if (isNative) return { line, column }
  if (line === 1) return { line }
  try {
    const compiled = createJiti(import.meta.url, {
      fsCache: false,
      sourceMaps: true
    }).transform({
      source: readFileSync(file, 'utf8'),
      filename: file,
      ts: /\.[cm]?tsx?$/.test(file),
      jsx: file.endsWith('x'),
      async: true
    })
    const map = compiled.slice(compiled.lastIndexOf('base64,') + 7)
    const source = new SourceMap(
      JSON.parse(Buffer.from(map, 'base64').toString())
    )
    const found = source.findEntry(line - 1, column - 1)
    return 'originalLine' in found
      ? { line: found.originalLine + 1, column: found.originalColumn + 1 }
      : { line }
  } catch {
    return { line } // The file has changed, or isn't compiled.
  }
}
