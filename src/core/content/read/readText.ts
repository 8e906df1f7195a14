import { readFileSync, statSync } from 'node:fs'
import { type Diagnostic, DiagnosticError } from '../../model/diagnostic.ts'
import { MAX_TEXT_BYTES } from '../../model/limits.ts'
import type { Report } from '../report.ts'

/**
 * Read a text file without its byte order mark. Reads synchronously, because for a
 * thousand small files, waiting takes longer than reading.
 *
 * @param displayName path of the file relative to the content folder
 * @returns undefined if the file is a folder, unreadable or not UTF-8, which is
 * reported
 */
export function readText(
  file: string,
  displayName: string,
  report: Report
): string | undefined {
  try {
    const stats = statSync(file)
    // Reading a pipe or a device may never end.
    if (!stats.isFile() && !stats.isDirectory()) {
      throw new DiagnosticError({
        message: "This isn't a regular file.",
        place: { file: displayName },
        hint: 'Replace it with a file, or remove it.'
      })
    }
    const bytes = readFileSync(file)
    const excess = explainFileSize(bytes.length)
    if (excess === undefined) return decodeText(bytes, displayName)
    const [message, hint] = excess
    throw new DiagnosticError({
      message,
      place: { file: displayName },
      hint
    })
  } catch (error) {
    report(
      error instanceof DiagnosticError
        ? error.diagnostics
        : [describeReadError(error, displayName)]
    )
    return undefined
  }
}

/**
 * Explain that a file is too large, which would block the build for minutes.
 *
 * @returns message and hint
 */
export function explainFileSize(
  bytes: number
): readonly [message: string, hint: string] | undefined {
  if (bytes <= MAX_TEXT_BYTES) return undefined
  const [size, limit] = [bytes, MAX_TEXT_BYTES].map(each =>
    each.toLocaleString('en')
  )
  return [
    `The file has ${size} bytes; the limit is ${limit}.`,
    'Split it into several files.'
  ]
}

function describeReadError(error: unknown, file: string): Diagnostic {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  const [message, hint] =
    code === 'EISDIR'
      ? ['This is a folder, but must be a file.', 'Rename the folder.']
      : code === 'ENOENT' || code === 'ELOOP'
        ? [
            "The symbolic link's target doesn't exist.",
            'Correct the link, or remove it.'
          ]
        : [
            `The file can't be opened: ${code}.`,
            'Give the build read permission.'
          ]
  return {
    severity: 'error',
    message,
    place: { file },
    hint,
    cause: error
  }
}

const strictDecoder = new TextDecoder('utf-8', { fatal: true })

/** @throws DiagnosticError if the bytes aren't UTF-8 */
function decodeText(bytes: Uint8Array, file: string): string {
  try {
    const text = strictDecoder.decode(bytes)
    // UTF-16 or binary.
    if (text.includes('\0')) throw new RangeError('null byte')
    return text
  } catch {
    throw new DiagnosticError({
      message: "The file isn't UTF-8 text.",
      place: { file, line: findInvalidLine(bytes) },
      hint: 'Save it as UTF-8, or give it the right file extension.'
    })
  }
}

/** Find the first line with a null byte or a replacement character. */
function findInvalidLine(bytes: Uint8Array): number {
  const text = new TextDecoder().decode(bytes).replaceAll('\0', '\uFFFD')
  return text.slice(0, text.indexOf('\uFFFD')).split('\n').length
}
