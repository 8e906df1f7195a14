import type { OutputText } from '../../../core/build/output/outputText.ts'
import {
  createAbsoluteUrl,
  type OutputFile
} from '../../../core/model/paths.ts'
import type { Site } from '../../../core/site/site.ts'
import type { PlainPage } from '../../agents/generator/createPlainPages.ts'
import type { SymbolTable } from './createSymbolTable.ts'

/** Relative to the base. */
export const SYMBOLS_FILE = 'symbols.json' as OutputFile

/** A documented symbol, in the form tools read. */
interface IndexedSymbol {
  /** Members include their owner's name: `Modal.open`. */
  readonly name: string
  /** A TypeScript keyword for exports, otherwise the kind a table lists. */
  readonly kind: string
  readonly package: string
  /** Absolute, with an anchor if there is one. */
  readonly url: string
  /** One line. */
  readonly signature?: string | undefined
  /** One line of Markdown. */
  readonly meaning?: string | undefined
}

/**
 * Create the index of documented symbols: the packages' exports, from their
 * declarations, and each member in a reference table.
 *
 * @param table of exports; undefined if nothing is declared
 * @returns undefined if nothing is documented
 */
export function createSymbolIndex(
  site: Site,
  pages: readonly PlainPage[],
  table: SymbolTable | undefined
): OutputText | undefined {
  const exports = [...(table?.values() ?? [])]
    .flat()
    .map(({ name, module, signature, doc, href }) => ({
      name,
      kind: findKind(signature),
      package: module,
      url: new URL(href, site.client.url).href,
      signature,
      meaning: doc
    }))
  const members = pages
    .filter(({ planned }) => !planned.route.isUnlisted)
    .flatMap(page => listMembers(page, site))
  const symbols = [...exports, ...members].toSorted(compare)
  if (symbols.length === 0) return undefined
  const lines = symbols.map(symbol => JSON.stringify(symbol)).join(',\n')
  return {
    file: SYMBOLS_FILE,
    text: `{"site":${JSON.stringify(site.client.url)},"symbols":[\n${lines}\n]}\n`
  }
}

function listMembers(
  { contents, planned }: PlainPage,
  site: Site
): readonly IndexedSymbol[] {
  const url = createAbsoluteUrl(site.client, planned.route.pathname)
  return contents
    .flatMap(({ symbols }) => symbols)
    .map(({ name, kind, package: module, anchor, types, meaning }) => {
      const line = findFirstSentence(meaning)
      return {
        name,
        kind,
        package: module,
        url: `${url}#${anchor}`,
        signature: types.join(' | ') || undefined,
        meaning: line || undefined
      }
    })
}

/** A declaration's first word is its kind. */
function findKind(signature: string): string {
  return /^(?:abstract )?(\w+)/.exec(signature)?.[1] ?? 'export'
}

/** Links in comments are relative to the docs; their text is enough here. */
function findFirstSentence(meaning: string): string {
  const text = meaning
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}

function compare(one: IndexedSymbol, other: IndexedSymbol): number {
  const [first, second] = [one, other].map(
    ({ package: module, name, url }) => `${module} ${name} ${url}`
  )
  return (first ?? '') < (second ?? '') ? -1 : 1
}
