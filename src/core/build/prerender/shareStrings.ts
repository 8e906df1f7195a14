import type { MarkupFacts } from './createMarkupReader.ts'
import type { InlineCode } from './htmlDocument.ts'

/** Keeps one copy of each string, because pages share most links and names. */
export interface SharedStrings {
  readonly shareFacts: (facts: MarkupFacts) => MarkupFacts
  readonly shareCode: (code: InlineCode) => InlineCode
}

/** Create a string pool for the pages of a site. */
export function createSharedStrings(): SharedStrings {
  const strings = new Map<string, string>()

  function share(text: string): string {
    const known = strings.get(text)
    if (known !== undefined) return known
    // Copy the text, because a slice keeps the whole string in memory.
    const copy = structuredClone(text)
    strings.set(copy, copy)
    return copy
  }

  const shareSet = (texts: ReadonlySet<string>) =>
    new Set(Array.from(texts, share))

  return {
    shareFacts: facts => ({
      ...facts,
      names: facts.names.map(share),
      links: shareSet(facts.links)
    }),
    shareCode: ({ scripts, styles }) => ({
      scripts: scripts.map(share),
      styles: styles.map(share)
    })
  }
}
