import {
  type Cache,
  type Declarations,
  type Diagnostic,
  type DocumentedSymbol,
  hashContent,
  type Site,
  type SiteDoc
} from '../../../index.ts'
import { getModule, type PageState } from '../freshness.ts'
import { type CurrentSymbols, createComparison } from './compareSymbols.ts'
import { type ConfirmedPage, EMPTY_RECORD } from './freshnessRecord.ts'
import { listDocumented } from './listDocumented.ts'
import { createOwnerFinder } from './owners.ts'

/** A page that documents declarations, and everything known about it. */
export interface AssessedPage extends PageState {
  readonly source: Pick<SiteDoc['source'], 'file' | 'body' | 'bodyLine'>
  readonly documented: readonly DocumentedSymbol[]
  /** What the record has; undefined if nobody has confirmed the page. */
  readonly recorded: ConfirmedPage | undefined
  /** What to record if somebody confirms the page. */
  readonly current: ConfirmedPage
}

/** All pages of a site that document declarations. */
export interface Assessment {
  readonly pages: readonly AssessedPage[]
  readonly symbols: CurrentSymbols
  /** Errors in declarations; with any, nothing is known about the pages. */
  readonly unreadable: readonly Diagnostic[]
  /** Names in front matter that don't exist. */
  readonly diagnostics: readonly Diagnostic[]
}

const NONE: Declarations = {
  symbols: [],
  documented: new Map(),
  diagnostics: []
}

/** Compare the pages of the last docs version with the record. */
export async function assessPages(
  { content, versions }: Pick<Site, 'content' | 'versions'>,
  cache: Cache
): Promise<Assessment> {
  const record = content.data.freshness ?? EMPTY_RECORD
  const docs = versions.find(({ data }) => data.isLast)?.docs ?? []
  const recorded = Object.values(record.pages).flatMap(({ symbols }) =>
    Object.keys(symbols).map(getModule)
  )
  const modules = [...new Set(recorded)]
  const declarations =
    (await content.data.declarations?.({ docs, modules, cache })) ?? NONE
  const { diagnostics: unreadable } = declarations
  // Their exports would look as if they had been removed.
  if (unreadable.length > 0) {
    return { pages: [], symbols: new Map(), unreadable, diagnostics: [] }
  }
  const symbols: CurrentSymbols = new Map(
    declarations.symbols.map(symbol => [toKey(symbol), symbol])
  )
  const compare = createComparison(record, symbols)
  const findRecord = createRecordFinder(record.pages, docs)
  const findOwner = createOwnerFinder(content.config.freshness?.owners)
  const diagnostics: Diagnostic[] = []
  const pages = docs.flatMap((doc): readonly AssessedPage[] => {
    const { source, title, pathname } = doc
    const { file, frontMatter } = source
    const listed = listDocumented(doc, declarations)
    diagnostics.push(...listed.diagnostics)
    const text = hashText(source.body)
    const known = findRecord(file, text)
    const keys = listed.documented.map(toKey)
    const changes = known ? compare(known, keys) : []
    if (keys.length === 0 && changes.length === 0) return []
    return [
      {
        source,
        file,
        title,
        pathname,
        owner: frontMatter.owner ?? findOwner(file),
        reviewed: frontMatter.reviewed,
        isRecorded: known !== undefined,
        isEdited: known !== undefined && known.text !== text,
        changes,
        documented: listed.documented,
        recorded: known,
        current: {
          text,
          symbols: Object.fromEntries(
            keys.flatMap(key => {
              const hash = symbols.get(key)?.hash
              return hash === undefined ? [] : [[key, hash]]
            })
          )
        }
      }
    ]
  })
  return { pages, symbols, unreadable, diagnostics }
}

export function toKey({
  module,
  name
}: Pick<DocumentedSymbol, 'module' | 'name'>): string {
  return `${module}#${name}`
}

/** Enough to notice an edit. */
const DIGITS = 10

/** Git may change the ends of lines. */
function hashText(body: string): string {
  return hashContent(body.replaceAll('\r\n', '\n').trim(), DIGITS)
}

/**
 * Create the function that finds the record of a page. A page that moved without
 * an edit keeps its record.
 */
function createRecordFinder(
  pages: Readonly<Record<string, ConfirmedPage>>,
  docs: readonly SiteDoc[]
): (file: string, text: string) => ConfirmedPage | undefined {
  const files = new Set<string>(docs.map(({ source }) => source.file))
  const orphans = Object.entries(pages).filter(([file]) => !files.has(file))
  return (file, text) => {
    if (Object.hasOwn(pages, file)) return pages[file]
    const moved = orphans.filter(([, page]) => page.text === text)
    return moved.length === 1 ? moved[0]?.[1] : undefined
  }
}
