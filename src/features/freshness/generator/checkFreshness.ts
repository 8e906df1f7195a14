import {
  applyLevel,
  type Diagnostic,
  formatPlace,
  getDefaultLevel,
  type Site,
  type SourceLocation
} from '../../../index.ts'
import {
  getModule,
  getName,
  printDiff,
  RECORD_FILE,
  type SymbolChange
} from '../freshness.ts'
import { type AssessedPage, type Assessment, toKey } from './assessPages.ts'
import type { CurrentSymbols } from './compareSymbols.ts'
import { findEmptyFolders, findUnknownOwners } from './owners.ts'

/**
 * Report declarations that changed since their pages were confirmed, at the level
 * that the site sets, and names in front matter that don't exist.
 */
export function checkFreshness(
  site: Pick<Site, 'content' | 'versions'>,
  { pages, symbols, diagnostics }: Assessment
): readonly Diagnostic[] {
  const { content } = site
  const { level = 'warn' } = content.config.freshness ?? {}
  // Untranslated pages are reported in the language that they're written in.
  const files = findTranslated(site)
  const own = pages.filter(({ file }) => files.has(file))
  const isStarted = content.data.freshness !== undefined
  return [
    ...applyLevel(getDefaultLevel(content), [
      ...diagnostics.filter(({ place }) => files.has(place?.file ?? '')),
      ...findUnknownOwners(site, files),
      ...findEmptyFolders(site)
    ]),
    ...applyLevel(
      level,
      isStarted
        ? own.flatMap(page => describePage(page, symbols))
        : describeStart(own)
    )
  ]
}

/** Files of pages in the language of the site. */
function findTranslated({ versions }: Pick<Site, 'versions'>) {
  const docs = versions.flatMap(version => version.docs)
  return new Set<string>(
    docs.flatMap(({ source }) =>
      source.writtenIn === undefined ? source.file : []
    )
  )
}

function describeStart(pages: readonly AssessedPage[]): readonly Diagnostic[] {
  if (pages.length === 0) return []
  return [
    {
      severity: 'warning',
      message: `There is no ${RECORD_FILE}, so nobody learns of changes to what ${pages.length} pages document.`,
      hint: 'Run: toolbox-docs accurate'
    }
  ]
}

function describePage(
  page: AssessedPage,
  symbols: CurrentSymbols
): readonly Diagnostic[] {
  const { file, isRecorded, isEdited, changes, documented } = page
  if (!isRecorded) {
    return [
      {
        severity: 'warning',
        message: `${RECORD_FILE} doesn't have the page, so nobody learns of changes to the ${documented.length} declarations that it documents.`,
        place: findPlace(
          page,
          toKey(documented[0] ?? { module: '', name: '' })
        ),
        hint: `Run: toolbox-docs accurate ${file}`
      }
    ]
  }
  return changes.map(change => {
    const { place } = symbols.get(change.renamedTo ?? change.key) ?? {}
    return {
      severity: 'warning',
      message: `${describeChange(change)} since the page was confirmed.`,
      place: findPlace(page, change.key),
      hint: [
        ...(place ? [`It's declared in ${formatPlace(place)}.`] : []),
        ...(change.kind === 'changed' ? truncate(printDiff(change)) : []),
        isEdited
          ? `The page has been edited, too. Once it's accurate, run: toolbox-docs accurate ${file}`
          : `Correct the page, or leave it if it's still accurate, and run: toolbox-docs accurate ${file}`
      ].join('\n')
    }
  })
}

/** Messages show at most this many lines; the list has all of them. */
const MAX_LINES = 12

function truncate(lines: readonly string[]): readonly string[] {
  const rest = lines.length - MAX_LINES
  return rest > 0
    ? [...lines.slice(0, MAX_LINES), `… and ${rest} more lines`]
    : lines
}

/** Start a sentence that ends with "since …". */
function describeChange({ key, kind, renamedTo = '' }: SymbolChange): string {
  const [module, name] = [getModule(key), getName(key)]
  switch (kind) {
    case 'changed':
      return `"${name}" of ${module} has changed`
    case 'removed':
      return `"${name}" has been removed from ${module}`
    case 'renamed':
      return `"${name}" of ${module} has been renamed to "${getName(renamedTo)}"`
    case 'new':
      return `"${name}" of ${module} has been added to what the page documents`
  }
}

/** Find the place in the page to correct, or else where its text starts. */
function findPlace(
  { source: { file, body, bodyLine }, documented }: AssessedPage,
  key: string
): SourceLocation {
  const place = documented.find(each => toKey(each) === key)?.place
  if (place?.file === file) return place
  const name = getName(key).replaceAll('$', '\\$')
  const offset = body.search(new RegExp(`(?<![\\w$])${name}(?![\\w$])`))
  const before = body.slice(0, Math.max(offset, 0)).split('\n')
  return {
    file,
    line: bodyLine + before.length,
    column: (before.at(-1) ?? '').length + 1
  }
}
