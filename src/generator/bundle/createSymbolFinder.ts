import path from 'node:path'
import { SiteError, SiteErrors } from '../../model/errors.ts'
import { createHref, splitLink } from '../../model/paths.ts'
import type { FindSymbols } from '../markdown/markdownContext.ts'
import {
  findImportedSymbols,
  type SymbolTable
} from '../samples/createSymbolTable.ts'
import { readSymbols } from '../samples/readSymbols.ts'
import type { Site } from '../site/site.ts'

/** Finds what samples import, and says when its answers may be others. */
export interface SymbolFinder {
  readonly findSymbols: FindSymbols
  /** Changes with every identifier, signature, sentence and address. */
  readonly version: string
}

/**
 * Create the finder of documented identifiers from the `declarations` folder of
 * the content. Samples of every docs version lead to the last version.
 *
 * @returns undefined when the content declares none
 * @throws SiteErrors when `reference.ts` names docs that do not exist
 */
export async function createSymbolFinder(
  site: Site
): Promise<SymbolFinder | undefined> {
  const { baseUrl } = site.client
  const version = site.versions.find(({ data }) => data.isLast)
  const pathnames = new Map(version?.docs.map(doc => [doc.id, doc.pathname]))
  const drafts = new Set(version?.draftIds)
  const unknown = new Set<string>()
  const folder = path.join(site.content.root, 'declarations')
  const table = await readSymbols(folder, reference => {
    const { path: id, hash } = splitLink(reference)
    const pathname = pathnames.get(id)
    if (pathname !== undefined) return createHref(baseUrl, pathname) + hash
    if (!drafts.has(id)) unknown.add(id)
    return undefined
  })
  if (unknown.size > 0) throw createUnknownError([...unknown])
  if (table.size === 0) return undefined
  return {
    findSymbols: code => findImportedSymbols(table, code),
    version: createVersion(table)
  }
}

function createVersion(table: SymbolTable): string {
  return JSON.stringify([...table])
}

function createUnknownError(ids: readonly string[]): SiteErrors {
  return new SiteErrors(
    ids.map(
      id =>
        new SiteError(
          `The reference names the doc "${id}", which is unknown.`,
          {
            place: { file: 'declarations/reference.ts' },
            remedy: 'Name the id of a doc, with the #id of a heading behind it.'
          }
        )
    )
  )
}
