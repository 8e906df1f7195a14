/** Characters that XML 1.0 forbids even when escaped (production 2). */
const FORBIDDEN_CHARACTERS =
  /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Drop the characters that would make an XML document invalid. */
export function dropForbiddenCharacters(xml: string): string {
  return xml.replace(FORBIDDEN_CHARACTERS, '')
}
