import { SiteError } from '../../model/errors.ts'
import type { MarkdownSource } from '../content.ts'
import { createPlace } from '../sourceLocator.ts'

/** Characters that XML 1.0 forbids even when escaped (production 2). */
const CONTROL_CHARACTERS =
  /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Remove the characters that would make a feed invalid. */
export function stripControlCharacters(xml: string): string {
  return xml.replace(CONTROL_CHARACTERS, '')
}

/** Report the first character of a post that feeds can't contain. */
export function findControlCharacters({
  body,
  bodyLine,
  file
}: Pick<MarkdownSource, 'body' | 'bodyLine' | 'file'>): readonly SiteError[] {
  const [first, ...others] = body.matchAll(CONTROL_CHARACTERS)
  if (first === undefined) return []
  const { line = 1, column } = createPlace(file, body, first.index)
  const code = first[0].charCodeAt(0).toString(16).toUpperCase()
  const count =
    others.length === 0 ? '' : ` The page has ${others.length + 1} of them.`
  return [
    new SiteError(
      `The feeds omit the character U+${code.padStart(4, '0')}, which XML doesn't allow.`,
      {
        place: { file, line: bodyLine + line, column },
        remedy: `Remove this invisible character.${count}`
      }
    )
  ]
}
