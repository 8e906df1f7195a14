import { readFile } from 'node:fs/promises'
import { SiteError, type SourcePlace } from '../../model/errors.ts'

/** A file's text, or why it has none. */
export interface ReadText {
  readonly text: string
  readonly problems: readonly SiteError[]
}

/**
 * Read a text file of the author's. A byte order mark is left out.
 *
 * @param displayName of the file, relative to the content folder
 * @returns a problem where the file is a folder, can't be opened, or holds
 * anything but UTF-8
 */
export async function readText(
  file: string,
  displayName: string
): Promise<ReadText> {
  try {
    return decodeText(await readFile(file), displayName)
  } catch (error) {
    return { text: '', problems: [createReadProblem(error, displayName)] }
  }
}

function createReadProblem(error: unknown, file: string): SiteError {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  const [problem, remedy] =
    code === 'EISDIR'
      ? ['This must be a file, but it is a folder.', 'Rename the folder.']
      : code === 'ENOENT'
        ? [
            'The symbolic link points to nothing.',
            'Correct the link, or remove it.'
          ]
        : [`The file can't be opened: ${code}.`, 'Let the build read it.']
  return new SiteError(problem, { place: { file }, remedy, cause: error })
}

function decodeText(bytes: Uint8Array, file: string): ReadText {
  const [first, second] = bytes
  const isWide =
    (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isWide) {
    return createFailure('The file is saved as UTF-16.', { file })
  }
  if (bytes.includes(0)) {
    return {
      text: '',
      problems: [
        new SiteError('The file is not text.', {
          place: { file },
          remedy: 'Give it the right file extension, or move it.'
        })
      ]
    }
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text, problems: [] }
  } catch {
    const place = { file, line: findBrokenLine(bytes) }
    return createFailure('The file is not valid UTF-8.', place)
  }
}

function createFailure(problem: string, place: SourcePlace): ReadText {
  const remedy = 'Save it as UTF-8.'
  return { text: '', problems: [new SiteError(problem, { place, remedy })] }
}

/** The first line that holds the sign for what could not be decoded. */
function findBrokenLine(bytes: Uint8Array): number {
  const text = new TextDecoder().decode(bytes)
  return text.slice(0, text.indexOf('\uFFFD')).split('\n').length
}
