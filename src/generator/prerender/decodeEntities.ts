const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&#x27;': "'",
  '&#39;': "'",
  '&#x26;': '&',
  '&#38;': '&'
}

/** Decode the entities that React and the Markdown compiler write. */
export function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replace(
        /&(?:quot|lt|gt|amp|#x27|#39|#x26|#38);/g,
        entity => CHARACTERS[entity] ?? entity
      )
    : text
}
