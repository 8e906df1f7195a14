import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { SearchedPage } from '../generator/indexBlock.ts'

/**
 * Read the pages that the questions are about: our documentation as it was on
 * 2026-11-27. It's frozen, so that only a change of the search changes its
 * ranking.
 */
export function readCollection(): readonly SearchedPage[] {
  const file = new URL('collection.json.gz', import.meta.url)
  return JSON.parse(gunzipSync(readFileSync(file)).toString())
}
