import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStore, type Store } from './createStore.ts'

/** Create an empty store. */
export function createTestStore(): Store {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  return createStore({ folder, version: 'test', roots: ['/content'] })
}
