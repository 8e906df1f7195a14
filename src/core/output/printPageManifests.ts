import {
  namePageManifest,
  type OutputFile,
  splitLink,
  toPathname,
  toPathnameKey
} from '../model/paths.ts'
import { CLIENT_KEY, type PageRecord } from '../model/route.ts'
import {
  type LinkSettings,
  listSharedKeys,
  SHARED_MANIFEST_FILE
} from '../model/sharedPages.ts'
import type { Redirect } from '../site/routes/planRedirects.ts'
import type { OutputText } from './outputText.ts'

/**
 * Print the manifests that map pages to chunks for the client, one per folder.
 * Their names never change, so pages and scripts contain no hashes that edits
 * elsewhere would change.
 *
 * Shared pages are in the root folder's manifest as well as in their own folder's,
 * for clients whose navbar is from another build.
 *
 * A redirect is listed with its target's record, whose pathname differs from the
 * requested one.
 *
 * @param entryFiles the client's script and style sheet, relative to the base; none
 * during development
 */
export function printPageManifests(
  records: readonly PageRecord[],
  redirects: readonly Redirect[],
  site: LinkSettings,
  entryFiles: readonly string[] = []
): readonly OutputText[] {
  const byKey = new Map(
    records.map(record => [toPathnameKey(record.pathname), record])
  )
  const redirected = redirects.flatMap(({ from, to }) => {
    const record = byKey.get(toPathnameKey(splitLink(to).path))
    return record === undefined ? [] : [[toPathnameKey(from), record] as const]
  })
  const sharedKeys = listSharedKeys(site)
  const manifests = new Map<OutputFile, Record<string, PageRecord>>()
  const first: Record<string, PageRecord> =
    entryFiles.length === 0
      ? {}
      : { [CLIENT_KEY]: { pathname: toPathname('/'), files: entryFiles } }
  for (const [key, record] of [...byKey, ...redirected]) {
    const files = [
      namePageManifest(key),
      ...(sharedKeys.has(key) ? [SHARED_MANIFEST_FILE] : [])
    ]
    for (const file of files) {
      const manifest = manifests.get(file) ?? { ...first }
      manifest[key] ??= record
      manifests.set(file, manifest)
    }
  }
  return [...manifests].map(([file, manifest]) => ({
    file,
    text: JSON.stringify(manifest)
  }))
}
