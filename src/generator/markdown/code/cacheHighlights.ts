import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { keepOnDisk } from '../keepOnDisk.ts'
import { codeTheme } from './codeTheme.ts'
import type { HighlightCode } from './highlightCode.ts'

/** Changes when kept lines could differ: the highlighter or its theme. */
const VERSION = createHash('sha256')
  .update(`shiki 4.6.0; 3 ${JSON.stringify(codeTheme.settings)}`)
  .digest('hex')

/**
 * Keep highlighted code on disk; highlighting is most of what a page costs.
 *
 * @param cacheDir absolute
 */
export function cacheHighlights(
  cacheDir: string,
  highlightCode: HighlightCode
): HighlightCode {
  const folder = join(cacheDir, 'code')
  return async (code, language) => {
    const create = async () =>
      JSON.stringify(await highlightCode(code, language))
    return JSON.parse(
      await keepOnDisk(folder, [VERSION, language, code], create)
    )
  }
}
