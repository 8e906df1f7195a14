import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourcePlace } from '../../model/errors.ts'
import { splitLink } from '../../model/paths.ts'
import type { MarkdownSource } from '../content/content.ts'

/** A text in which a link may stand. */
interface LinkText {
  readonly file: string
  readonly body: string
  /** Lines before the body. */
  readonly bodyLine: number
}

/**
 * Find where a link was written: whole, or by its last parts; in the page, or in
 * a part that the page imports.
 */
export function findLinkPlace(
  link: string,
  source: MarkdownSource
): SourcePlace {
  const { path: target, hash } = splitLink(link)
  const name = target.split('/').filter(Boolean).at(-1) ?? ''
  const whole = [link, decodeLink(link)]
  const parts = [`${name}${hash}`, hash, name, decodeLink(name)]
  return (
    findText(whole, [source]) ??
    findText(whole, readPartials(source)) ??
    findText(parts, [source]) ?? { file: source.file }
  )
}

function findText(
  wanted: readonly string[],
  texts: readonly LinkText[]
): SourcePlace | undefined {
  for (const text of wanted.filter(({ length }) => length > 1)) {
    for (const { file, body, bodyLine } of texts) {
      const lines = body.split('\n')
      const index = lines.findIndex(line => line.includes(text))
      if (index < 0) continue
      const column = (lines[index]?.indexOf(text) ?? 0) + 1
      return { file, line: bodyLine + index + 1, column }
    }
  }
  return undefined
}

/** The Markdown files that a page imports; one that is missing is said before. */
function readPartials(source: MarkdownSource): readonly LinkText[] {
  const imports = source.body.matchAll(
    /^import\s[^'"\n]*['"](\.[^'"\n]+\.mdx?)['"]/gm
  )
  return [...imports].flatMap(([, request = '']) => {
    const from = path.dirname(source.absolutePath)
    try {
      const body = readFileSync(path.resolve(from, request), 'utf8')
      const folder = path.posix.dirname(source.file)
      return [{ file: path.posix.join(folder, request), body, bodyLine: 0 }]
    } catch {
      return []
    }
  })
}

/** Read an address as people write it; one that can't be read stays. */
export function decodeLink(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
