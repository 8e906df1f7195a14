import path from 'node:path'
import { classifyLines } from '../../../core/content/read/markdownLines.ts'
import { parseCodeMeta } from '../../../core/markdown/elements/codeMeta.ts'
import { groupBy } from '../../../core/model/groupBy.ts'
import { splitLink, toHref } from '../../../core/model/paths.ts'
import { readTracked } from '../../../core/platform/cache/trackedFiles.ts'
import type { SiteDoc } from '../../../core/site/site.ts'
import { findImportedSymbols, type SymbolTable } from './buildSymbolTable.ts'

/** A symbol's section links to at most this many pages. */
const MAX_PAGES = 4

/** Docs of an old version, by folder or name. */
const OLD_VERSION = /\/v\d[\w.]*(?=\/|$)/

/** A page whose samples import a symbol. */
export type UsingPage = readonly [href: string, title: string]

/** Using pages by the id of the symbol's heading. */
export type PageUses = Readonly<Record<string, readonly UsingPage[]>>

/** A page that uses a symbol. */
interface User {
  /** Address of the symbol. */
  readonly href: string
  readonly page: UsingPage
  /** Pages of a lower group come first. */
  readonly group: number
  readonly count: number
}

/** The part of a doc that contains samples. */
type SampledDoc = Pick<SiteDoc, 'pathname' | 'title' | 'isUnlisted'> & {
  readonly source: Pick<SiteDoc['source'], 'absolutePath' | 'body'>
}

/** The dependency of a page with documented symbols; see `siteFacts`. */
export function nameUsesDependency(href: string): string {
  return `uses ${href}`
}

/**
 * Find the docs whose samples import documented symbols. Reads sources, because a
 * page needs the state before other pages are compiled. Ignores partials and
 * regions of files.
 *
 * Guides come before pages that document symbols, and these before old versions;
 * then pages with more samples come first.
 *
 * @param options.contentDir absolute path of the content folder, for `file=@site/…`
 * @returns for each page with documented symbols, its dependency and the JSON of
 * {@link PageUses}
 */
export function findSymbolUses(
  table: SymbolTable,
  docs: readonly SampledDoc[],
  {
    baseUrl,
    contentDir
  }: { readonly baseUrl: string; readonly contentDir: string }
): ReadonlyMap<string, string> {
  const infos = Object.values(table).flat()
  const modules = [...new Set(infos.map(({ module }) => module))]
  const uses = new Map<string, Record<string, readonly UsingPage[]>>(
    infos.map(({ href }) => [splitLink(href).path, {}])
  )
  const users = docs.flatMap(({ pathname, title, isUnlisted, source }) => {
    // Most pages of a large site import nothing.
    const isCandidate = [...modules, 'file='].some(word =>
      source.body.includes(word)
    )
    if (isUnlisted || !isCandidate) return []
    const own = toHref(baseUrl, pathname)
    const group = OLD_VERSION.test(pathname) ? 2 : Number(uses.has(own))
    return [...countUses(table, source, contentDir)].flatMap(
      ([href, count]): readonly User[] =>
        splitLink(href).path === own
          ? []
          : [{ href, page: [own, title], group, count }]
    )
  })
  for (const [href, found] of groupBy(users, user => user.href)) {
    const { path: page, hash } = splitLink(href)
    const ranked = found.toSorted(
      (one, other) => one.group - other.group || other.count - one.count
    )
    const shown = ranked.slice(0, MAX_PAGES).map(({ page }) => page)
    Object.assign(uses.get(page) ?? {}, { [hash.slice(1)]: shown })
  }
  return new Map(
    [...uses].map(([href, page]) => [
      nameUsesDependency(href),
      JSON.stringify(page)
    ])
  )
}

const OPENING = /^\s*(?:`{3,}|~{3,})\s*(?:tsx?|typescript)(?=\s|$)(.*)$/

/** Count the samples that import each symbol, by its address. */
function countUses(
  table: SymbolTable,
  { absolutePath, body }: SampledDoc['source'],
  contentDir: string
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  let code: string[] | undefined
  for (const { text, role } of classifyLines(body)) {
    if (role === 'opening') {
      const meta = OPENING.exec(text)?.[1]
      const file = parseCodeMeta(meta ?? '').values.get('file')
      code =
        meta === undefined
          ? undefined
          : [readCode(file, absolutePath, contentDir)]
    } else if (role === 'code') code?.push(text)
    else if (code) {
      const found = findImportedSymbols(table, code.join('\n')).values()
      for (const href of new Set([...found].map(({ href }) => href))) {
        counts.set(href, (counts.get(href) ?? 0) + 1)
      }
      code = undefined
    }
  }
  return counts
}

/** Read the file that a fence includes; the page reports missing ones. */
function readCode(
  reference: string | undefined,
  page: string,
  contentDir: string
): string {
  if (reference === undefined || reference.includes('#')) return ''
  const file = reference.startsWith('@site/')
    ? path.join(contentDir, reference.slice('@site/'.length))
    : path.resolve(path.dirname(page), reference)
  try {
    return readTracked(file).toString()
  } catch {
    return ''
  }
}
