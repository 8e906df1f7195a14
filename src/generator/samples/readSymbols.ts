import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createJiti } from 'jiti'
import { z } from 'zod'
import type { Store } from '../store/createStore.ts'
import {
  createSymbolTable,
  type FindReference,
  type SymbolTable
} from './createSymbolTable.ts'
import { parseDeclarations } from './parseDeclarations.ts'

const referenceSchema = z.record(
  z.string(),
  z.strictObject({
    page: z.string(),
    symbols: z.record(z.string(), z.array(z.string()))
  })
)

/**
 * Read the documented identifiers from a folder of declarations.
 *
 * The folder's `reference.ts` lists the documented packages and their docs; a
 * content folder without it has no documented identifiers.
 *
 * @param folder absolute path, for example of `content/declarations`
 * @throws Error if `reference.ts` has another shape or names a package without
 * a declaration file
 */
export async function readSymbols(
  folder: string,
  findReference: FindReference,
  store: Store
): Promise<SymbolTable> {
  const file = path.join(folder, 'reference.ts')
  const isThere = await access(file).then(
    () => true,
    () => false
  )
  if (!isThere) return new Map()
  const jiti = createJiti(import.meta.url, {
    moduleCache: false,
    fsCache: false
  })
  const loaded = await jiti.import(file)
  const { reference } = z.object({ reference: referenceSchema }).parse(loaded)
  const packages = Object.entries(reference).map(async ([module, entry]) => {
    const text = await readFile(path.join(folder, `${module}.d.ts`), 'utf8')
    const declarations = await store.remember(
      { step: 'declarations', inputs: [text] },
      async () => parseDeclarations(text)
    )
    return { module, declarations, reference: entry }
  })
  return createSymbolTable(await Promise.all(packages), findReference)
}
