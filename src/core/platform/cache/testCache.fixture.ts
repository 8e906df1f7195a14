import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cache, createCache } from './createCache.ts'

/** Create an empty cache. */
export function createTestCache(): Cache {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  return createCache({ folder, version: 'test', roots: ['/content'] })
}
