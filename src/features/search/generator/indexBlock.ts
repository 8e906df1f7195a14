import { stemmer } from 'stemmer'
import { groupBy } from '../../../core/model/groupBy.ts'
import type { OutputText } from '../../../core/output/outputText.ts'
import { hashContent } from '../../../core/platform/hashContent.ts'
import {
  addOccurrence,
  type IndexField,
  nameTextsFile,
  type PackedPostings,
  SEARCH_FIELDS,
  type SearchTexts
} from '../searchIndex.ts'
import { createTokenizer, type Tokenize } from '../searchTerms.ts'

/** A section of a page, as a search result. */
export interface SearchSection {
  /** Anchor; empty before the first heading. */
  readonly id: string
  /** Empty before the first heading. */
  readonly heading: string
  /** Whether it's a row of a reference table, with the heading `owner.name`. */
  readonly isMember?: boolean
  /** Identifiers documented here. */
  readonly symbols: readonly string[]
  readonly text: string
  /** Samples and types, line by line. */
  readonly code: string
}

/** A page to index. */
export interface SearchedPage {
  /** Without base. */
  readonly path: string
  readonly title: string
  /** Name of the part of the site that it belongs to, as shown to readers. */
  readonly group: string
  readonly weight: number
  readonly sections: readonly SearchSection[]
}

/** The index of some consecutive pages. */
export interface SearchBlock {
  readonly terms: readonly string[]
  /**
   * Postings by term and field, parallel to the terms; a field without the term
   * is missing. Sections are numbered from 0 in each block.
   */
  readonly postings: readonly (readonly PackedPostings[])[]
  /** Number of words in each section, by field. */
  readonly lengths: readonly (readonly number[])[]
  /** Parallel to the pages. */
  readonly texts: readonly PageTexts[]
}

/** The texts of a page's sections. */
interface PageTexts {
  readonly hash: string
  readonly files: readonly OutputText[]
}

/** Whether a language's words are reduced to English stems. */
export function isEnglish(language: string): boolean {
  return /^en\b/i.test(language)
}

/** Create the tokenizer of a locale's texts. */
export function createLocaleTokenizer(language: string): Tokenize {
  return createTokenizer(isEnglish(language) ? stemmer : word => word)
}

/** Index consecutive pages. */
export function indexBlock(
  pages: readonly SearchedPage[],
  tokenize: Tokenize
): SearchBlock {
  const postings = new Map<string, PackedPostings[]>()
  const lengths: number[][] = SEARCH_FIELDS.map(() => [])
  let number = 0
  for (const page of pages) {
    for (const section of page.sections) {
      const fields = listFields(page, section, tokenize)
      for (const [field, name] of SEARCH_FIELDS.entries()) {
        const terms = fields[name]
        lengths[field]?.push(roundLength(terms.length))
        for (const term of terms) {
          const known = postings.get(term)
          const found = known ?? []
          if (known === undefined) postings.set(term, found)
          found[field] ??= { packed: [], last: 0 }
          addOccurrence(found[field], number)
        }
      }
      number += 1
    }
  }
  return {
    terms: [...postings.keys()],
    postings: [...postings.values()],
    lengths,
    texts: pages.map(createTexts)
  }
}

/** Exact for short sections, where every word matters; otherwise rounded, to compress better. */
function roundLength(length: number): number {
  return length < 8 ? length : Math.round(length / 8) * 8
}

function listFields(
  page: SearchedPage,
  section: SearchSection,
  tokenize: Tokenize
): Readonly<Record<IndexField, readonly string[]>> {
  const isTop = section.heading === ''
  const whole = { keepStopWords: true }
  return {
    symbols: section.symbols.flatMap(name => tokenize(name, whole)),
    title: tokenize(isTop ? page.title : findTitle(section), whole),
    page: tokenize(`${page.group} ${isTop ? '' : page.title}`),
    text: tokenize(section.text),
    // A repeated sample adds nothing.
    code: [...new Set(tokenize(section.code))]
  }
}

/** A member's title is its owner, because its own name is one of its symbols. */
function findTitle({ heading, isMember }: SearchSection): string {
  return isMember
    ? heading.slice(0, Math.max(heading.indexOf('.'), 0))
    : heading
}

function createTexts({ sections }: SearchedPage): PageTexts {
  const texts: SearchTexts = sections.map(({ id, heading, text, code }) => [
    id,
    heading,
    text,
    code
  ])
  const hash = hashContent(JSON.stringify(texts), 8)
  const byFile = groupBy([...texts.entries()], ([section]) =>
    nameTextsFile(hash, section)
  )
  const files = [...byFile].map(([file, entries]) => ({
    file,
    text: JSON.stringify(entries.map(([, text]) => text))
  }))
  return { hash, files }
}
