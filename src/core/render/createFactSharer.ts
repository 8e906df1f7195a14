import type { MarkupFacts } from './createMarkupReader.ts'

/**
 * Create a function that keeps one copy of each string, because pages share most
 * links and names.
 */
export function createFactSharer(): (facts: MarkupFacts) => MarkupFacts {
  const strings = new Map<string, string>()

  function share(text: string): string {
    const known = strings.get(text)
    if (known !== undefined) return known
    strings.set(text, text)
    return text
  }

  return facts => ({
    ...facts,
    names: facts.names.map(share),
    links: facts.links.map(share)
  })
}
