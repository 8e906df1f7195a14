import path from 'node:path'
import {
  type ContentData,
  isFile,
  readTracked,
  type SourceContext
} from '../../../index.ts'
import { RECORD_FILE } from '../freshness.ts'
import { type FreshnessRecord, parseRecord } from './freshnessRecord.ts'

declare module '../../../index.ts' {
  interface ContentData {
    /** The pages as they were confirmed; absent if nobody has confirmed any. */
    readonly freshness?: FreshnessRecord
  }
}

/** Read the record of a site, which also covers the translations. */
export async function readRecord({
  contentDir,
  report,
  translation
}: SourceContext): Promise<ContentData> {
  const file = path.join(contentDir, RECORD_FILE)
  if (translation !== undefined || !isFile(file)) return {}
  const parsed = parseRecord(readTracked(file).toString())
  if ('pages' in parsed) return { freshness: parsed }
  const { message, line, hint } = parsed
  const place = { file: RECORD_FILE, line }
  report([{ severity: 'error', message, place, hint }])
  return {}
}
