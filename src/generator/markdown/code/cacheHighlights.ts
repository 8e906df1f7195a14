import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeTheme } from './codeTheme.ts'
import type { CodeLine, HighlightCode } from './highlightCode.ts'

/** Changes when cached lines could differ: the highlighter or its theme. */
const VERSION = `shiki 4.6.0 ${JSON.stringify(codeTheme.settings)}`

/**
 * Keep highlighted code on disk, by its content.
 *
 * Highlighting is most of what a page costs; a file is found by the hash of
 * code, language and theme, so that it never goes stale and may be shared
 * between branches and machines.
 *
 * @param cacheDir absolute
 */
export function cacheHighlights(
  cacheDir: string,
  highlightCode: HighlightCode
): HighlightCode {
  return async (code, language) => {
    const file = join(cacheDir, 'code', `${createKey(code, language)}.json`)
    const cached = await readLines(file)
    if (cached) return cached
    const lines = await highlightCode(code, language)
    await writeWhole(file, JSON.stringify(lines))
    return lines
  }
}

function createKey(code: string, language: string): string {
  const hash = createHash('sha256')
  for (const part of [VERSION, language, code]) hash.update(`${part}\0`)
  return hash.digest('hex').slice(0, 32)
}

/** A file that is missing or damaged is written again. */
async function readLines(file: string): Promise<CodeLine[] | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Other processes may read the file: it appears at once, whole. */
async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, text)
  await rename(draft, file)
}
