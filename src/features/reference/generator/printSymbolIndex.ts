import type { ListedSymbol } from '../../../core/model/listedSymbol.ts'
import { type Pathname, toAbsoluteUrl } from '../../../core/model/paths.ts'
import type { OutputText } from '../../../core/output/outputText.ts'
import type { PageFactsReader } from '../../../core/pages/createCachedCompiler.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import { SYMBOLS_FILE } from '../symbolsFile.ts'
import type { SymbolTable } from './buildSymbolTable.ts'

/** A member that a page documents, and the id of its table row. */
export type ApiSymbol = Omit<ListedSymbol, 'url'> & { readonly anchor: string }

/** The members that a page documents. */
export interface DocumentedPage {
  readonly pathname: Pathname
  readonly symbols: readonly ApiSymbol[]
}

declare module '../../../index.ts' {
  interface PageFacts {
    /** Members that the reference tables of a page document. */
    readonly apiSymbols?: readonly ApiSymbol[]
  }
}

/** Read the members that listed pages document. */
export async function readDocumentedPages(
  routes: readonly PlannedRoute[],
  readPage: PageFactsReader
): Promise<readonly DocumentedPage[]> {
  const documented: DocumentedPage[] = []
  for (const { route, contents } of routes) {
    // Lists only contain excerpts of other pages.
    if (route.isUnlisted || contents.length !== 1) continue
    const [request = ''] = contents
    const { apiSymbols: symbols = [] } = (await readPage(request)) ?? {}
    documented.push({ pathname: route.pathname, symbols })
  }
  return documented
}

/**
 * Print the index of documented symbols: the exports of packages, and the
 * members in reference tables.
 *
 * @param table of exports; undefined if there are no declarations
 * @returns undefined if nothing is documented
 */
export function printSymbolIndex(
  site: Site,
  pages: readonly DocumentedPage[],
  table: SymbolTable | undefined
): OutputText | undefined {
  const exports = Object.values(table ?? {})
    .flat()
    .map(({ name, module, signature, doc, href }) => ({
      name,
      kind: findKind(signature),
      package: module,
      url: new URL(href, site.client.url).href,
      signature,
      meaning: doc
    }))
  const members = pages.flatMap(page => listMembers(page, site))
  const symbols = [...exports, ...members].toSorted(compare)
  if (symbols.length === 0) return undefined
  const lines = symbols.map(symbol => JSON.stringify(symbol)).join(',\n')
  return {
    file: SYMBOLS_FILE,
    summary: 'Documented symbols as JSON, each with its page',
    symbols,
    text: `{"site":${JSON.stringify(site.client.url)},"symbols":[\n${lines}\n]}\n`
  }
}

function listMembers(
  { pathname, symbols }: DocumentedPage,
  site: Site
): readonly ListedSymbol[] {
  const url = toAbsoluteUrl(site.client, pathname)
  return symbols.map(({ name, kind, package: module, anchor, ...texts }) => {
    return { name, kind, package: module, url: `${url}#${anchor}`, ...texts }
  })
}

/** The first keyword of a declaration. */
function findKind(signature: string): string {
  return /^(?:abstract )?(\w+)/.exec(signature)?.[1] ?? 'export'
}

/** Find the first sentence of a text, without link targets: they're relative to the docs. */
export function findFirstSentence(meaning: string): string {
  const text = meaning
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}

function compare(one: ListedSymbol, other: ListedSymbol): number {
  const [first, second] = [one, other].map(
    ({ package: module, name, url }) => `${module} ${name} ${url}`
  )
  return (first ?? '') < (second ?? '') ? -1 : 1
}
