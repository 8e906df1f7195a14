import {
  createPageTableFile,
  createPathnameKey,
  type OutputFile
} from '../../model/paths.ts'
import type { PageRecord, PageTable } from '../../model/route.ts'
import type { OutputText } from './outputText.ts'

/**
 * Create the tables in which the client finds a page's chunk, one a folder:
 * their names never change, so no page and no script has to name a hash that
 * an edit elsewhere would turn over.
 */
export function createPageTables(
  records: readonly PageRecord[]
): readonly OutputText[] {
  const tables = new Map<OutputFile, PageTable>()
  for (const record of records) {
    const file = createPageTableFile(record.pathname)
    const key = createPathnameKey(record.pathname)
    tables.set(file, { ...tables.get(file), [key]: record })
  }
  return [...tables].map(([file, table]) => ({
    file,
    text: JSON.stringify(table)
  }))
}
