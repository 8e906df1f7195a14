import { memoizeAsync } from '../../model/memoizeAsync.ts'
import { namePageManifest } from '../../model/paths.ts'
import {
  CLIENT_KEY,
  type PageManifest,
  type PageRecord
} from '../../model/route.ts'
import { SHARED_MANIFEST_FILE } from '../../model/sharedPages.ts'
import type { SiteFiles } from './createBrowserFiles.ts'

/** Thrown for a page from another build, which needs a full page load. */
export class OtherBuildError extends Error {}

/**
 * Create a function that finds a page's record in the manifests.
 *
 * @param siteFiles loads the manifests
 * @param sharedKeys keys of the pages that are also in the shared manifest
 * @param client files of the running client, relative to the base
 * @returns a function that returns undefined if the page doesn't exist, and throws
 * an OtherBuildError if it's from a build with another client
 */
export function createRecordReader(
  siteFiles: SiteFiles,
  sharedKeys: ReadonlySet<string>,
  client: readonly string[]
): (key: string) => Promise<PageRecord | undefined> {
  const readManifest = memoizeAsync(async file => {
    const manifest = await siteFiles.readManifest(file)
    checkClient(manifest)
    return manifest
  })

  /**
   * Pages of a build with another client may rely on code or styles that this one
   * lacks.
   *
   * @throws OtherBuildError if the manifest lists another client
   */
  function checkClient(manifest: PageManifest | undefined): void {
    const wanted = manifest?.[CLIENT_KEY]?.files ?? client
    if (wanted.join() === client.join()) return
    throw new OtherBuildError('The page is from another build.')
  }

  /**
   * Shared pages are also in their folder's manifest. Fall back to it if the
   * shared manifest is from a build that doesn't share the page, or isn't cached
   * and the reader is offline.
   */
  return async key => {
    const shared = sharedKeys.has(key)
      ? await readManifest(SHARED_MANIFEST_FILE).catch(() => undefined)
      : undefined
    if (shared?.[key]) return shared[key]
    const manifest = await readManifest(namePageManifest(key))
    return manifest?.[key]
  }
}

/**
 * Check whether a page was published after the manifests were read. Bypasses
 * caches, which may hold the old manifests.
 *
 * @throws OtherBuildError if the page now exists
 */
export async function confirmMissing(
  key: string,
  siteFiles: SiteFiles
): Promise<void> {
  const manifest = await siteFiles.readManifest(
    namePageManifest(key),
    'no-store'
  )
  if (manifest?.[key])
    throw new OtherBuildError(`${key} is from a newer build.`)
}
