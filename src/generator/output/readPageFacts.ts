/** A page's link targets and links, from its finished HTML. */
export interface PageFacts {
  readonly ids: ReadonlySet<string>
  /** Ids shared by more than one element. */
  readonly repeatedIds: readonly string[]
  /** Decoded `href` values, without duplicates. */
  readonly links: readonly string[]
}

const startTag =
  /<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi
const attribute =
  /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/**
 * Read a page's ids and links from its HTML.
 *
 * Reading the finished page finds every id, whether from a heading, a component
 * or an author's markup. The HTML is our own, so a regular expression is safe,
 * and twenty times faster than a parser.
 */
export function readPageFacts(html: string): PageFacts {
  const ids = new Set<string>()
  const repeatedIds = new Set<string>()
  const links = new Set<string>()
  const body = html.slice(html.indexOf('<body'))
  for (const [, tag = '', attributes = ''] of body.matchAll(startTag)) {
    // Authors mark links to targets that only the server knows.
    const isFile = attributes.includes(' data-file')
    for (const [, name = '', ...values] of attributes.matchAll(attribute)) {
      // Decoding all attributes would take most of the time.
      if (name !== 'id' && name !== 'name' && name !== 'href') continue
      const value = decodeEntities(values.find(Boolean) ?? '')
      if (name === 'id' && ids.has(value)) repeatedIds.add(value)
      if (name === 'id' || (name === 'name' && tag === 'a')) ids.add(value)
      if (name === 'href' && tag === 'a' && !isFile) links.add(value)
    }
  }
  return { ids, repeatedIds: [...repeatedIds], links: [...links] }
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text
    .replaceAll('&quot;', '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&#x26;|&#38;/g, '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
