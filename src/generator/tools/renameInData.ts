import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '../site/site.ts'
import type { MovePlan } from './createMovePlan.ts'

/**
 * Rewrite the id and the address of a doc where data files name them: sidebars,
 * site file and category files.
 *
 * @returns files that were rewritten, relative to the content folder
 */
export async function renameInData(
  site: Site,
  plan: MovePlan
): Promise<readonly string[]> {
  const { content } = site
  const { version } = plan
  const sidebars = content.sidebars[version.data.name]?.locator.file
  const categories = [...content.categoryFiles.values()]
    .map(({ file }) => file)
    .filter(file => path.join(content.root, file).startsWith(plan.folder))
  const rewrites = [
    ...(sidebars === undefined ? [] : [[sidebars, renameInSidebars] as const]),
    [content.siteLocator.file, renameInSite] as const,
    ...categories.map(file => [file, renameInCategory] as const)
  ]
  const changed: string[] = []
  for (const [file, rewrite] of rewrites) {
    const absolute = path.join(content.root, file)
    if (!existsSync(absolute)) continue
    const text = await readFile(absolute, 'utf8')
    const rewritten = rewrite(text, plan)
    if (rewritten === text) continue
    await writeFile(absolute, rewritten)
    changed.push(file)
  }
  return changed
}

/** Ids stand alone or behind `id:`; the same words as a label stay. */
function renameInSidebars(text: string, { doc, id }: MovePlan): string {
  const quoted = new RegExp(
    `(?<!\\b(?:label|title|description|type|dirName|value|href|className|slug)['"]?:\\s*)(['"\`])${escapeRegExp(doc.id)}\\1(?!\\s*:)`,
    'g'
  )
  return text.replace(quoted, (_, quote: string) => quoteText(id, quote))
}

function renameInSite(
  text: string,
  { doc, id, move, version }: MovePlan
): string {
  const ids = new RegExp(
    `(\\b(?:docId|mainDocId)['"]?:\\s*)(['"\`])${escapeRegExp(doc.id)}\\2`,
    'g'
  )
  const { fromPathname, toPathname } = move
  const bare = fromPathname.replace(/\/$/, '')
  const addresses = new RegExp(
    `(\\b(?:to|href)['"]?:\\s*)(['"\`])${escapeRegExp(bare)}/?(?=[#?]|\\2)`,
    'g'
  )
  const renamed = version.data.isLast
    ? text.replace(
        ids,
        (_, start: string, quote: string) => `${start}${quoteText(id, quote)}`
      )
    : text
  return renamed.replace(
    addresses,
    (_, start: string, quote: string) =>
      `${start}${quoteText(toPathname, quote).slice(0, -quote.length)}`
  )
}

function renameInCategory(text: string, { doc, id }: MovePlan): string {
  const value = new RegExp(
    `((?:^|[\\s{,])["']?id["']?:\\s*)(["']?)${escapeRegExp(doc.id)}\\2(?=\\s*(?:[,}#]|$))`,
    'gm'
  )
  return text.replace(
    value,
    (_, start: string, quote: string) => `${start}${quote}${id}${quote}`
  )
}

/** Write a text as a script's literal: names may hold the quotes themselves. */
function quoteText(text: string, quote: string): string {
  return `${quote}${text.replaceAll(quote, `\\${quote}`)}${quote}`
}

/** A quote in a name may be escaped where it stands. */
function escapeRegExp(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['"`]/g, '\\\\?$&')
}
