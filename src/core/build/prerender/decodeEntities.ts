const NAMED: Readonly<Record<string, string>> = {
  quot: '"',
  lt: '<',
  gt: '>',
  amp: '&'
}

/** Decode the entities that React and the Markdown compiler write. */
export function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replace(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(quot|lt|gt|amp));/gi,
        (entity, hex?: string, decimal?: string, name = '') =>
          NAMED[name] ?? decodeNumber(hex ? `0x${hex}` : decimal) ?? entity
      )
    : text
}

function decodeNumber(written: string | undefined): string | undefined {
  const code = Number(written)
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}
