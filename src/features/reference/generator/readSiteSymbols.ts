import path from 'node:path'
import type { Store } from '../../../core/build/store/createStore.ts'
import { SiteError, SiteErrors } from '../../../core/model/errors.ts'
import { createHref, splitLink } from '../../../core/model/paths.ts'
import type { Site } from '../../../core/site/site.ts'
import type { SymbolTable } from './createSymbolTable.ts'
import { readSymbols } from './readSymbols.ts'

/**
 * Read the documented exports from the `declarations` folder of the content.
 * Samples in all docs versions link to the latest version.
 *
 * @returns undefined if there are none
 * @throws SiteErrors if `reference.ts` names docs that don't exist
 */
export async function readSiteSymbols(
  site: Site,
  store: Store
): Promise<SymbolTable | undefined> {
  const { baseUrl } = site.client
  const version = site.versions.find(({ data }) => data.isLast)
  const pathnames = new Map(version?.docs.map(doc => [doc.id, doc.pathname]))
  const drafts = new Set(version?.drafts.map(({ id }) => id))
  const unknown = new Set<string>()
  const folder = path.join(site.content.root, 'declarations')
  const findReference = (reference: string) => {
    const { path: id, hash } = splitLink(reference)
    const pathname = pathnames.get(id)
    if (pathname !== undefined) return createHref(baseUrl, pathname) + hash
    if (!drafts.has(id)) unknown.add(id)
    return undefined
  }
  const table = await readSymbols(folder, findReference, store)
  if (unknown.size > 0) throw createUnknownDocsError([...unknown])
  return Object.keys(table).length === 0 ? undefined : table
}

function createUnknownDocsError(ids: readonly string[]): SiteErrors {
  return new SiteErrors(
    ids.map(
      id =>
        new SiteError(`The reference refers to the unknown doc "${id}".`, {
          place: { file: 'declarations/reference.ts' },
          remedy: 'Write the id of a doc, followed by the #id of a heading.'
        })
    )
  )
}
