import {
  createPageTableFile,
  createPathnameKey,
  type OutputFile,
  splitLink
} from '../../model/paths.ts'
import type { PageRecord } from '../../model/route.ts'
import {
  type LinkingSite,
  listSharedKeys,
  SHARED_TABLE_FILE
} from '../../model/sharedPages.ts'
import type { Redirect } from '../../routes/redirect.ts'
import type { OutputText } from './outputText.ts'

/**
 * Create the tables in which the client finds a page's chunk, one per folder.
 * Their names never change, so no page or script has to name a hash that an
 * edit elsewhere would change.
 *
 * The table of the root folder has the shared pages, too. They stay in their
 * own folder's table, for clients whose navbar is of another build.
 *
 * A redirect is listed with the record of its target, whose pathname then
 * differs from the requested one.
 */
export function createPageTables(
  records: readonly PageRecord[],
  redirects: readonly Redirect[],
  site: LinkingSite
): readonly OutputText[] {
  const byKey = new Map(
    records.map(record => [createPathnameKey(record.pathname), record])
  )
  const redirected = redirects.flatMap(({ from, to }) => {
    const record = byKey.get(createPathnameKey(splitLink(to).path))
    return record === undefined
      ? []
      : [[createPathnameKey(from), record] as const]
  })
  const sharedKeys = listSharedKeys(site)
  const tables = new Map<OutputFile, Record<string, PageRecord>>()
  for (const [key, record] of [...byKey, ...redirected]) {
    const files = [
      createPageTableFile(key),
      ...(sharedKeys.has(key) ? [SHARED_TABLE_FILE] : [])
    ]
    for (const file of files) {
      const table = tables.get(file) ?? {}
      table[key] ??= record
      tables.set(file, table)
    }
  }
  return [...tables].map(([file, table]) => ({
    file,
    text: JSON.stringify(table)
  }))
}
