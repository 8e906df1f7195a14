import {
  findPage,
  watchPages
} from '../../../core/client/navigation/pageRegistry.ts'
import type { Page } from '../../../core/model/route.ts'
import type { CardTarget } from './findTarget.ts'

/** Pathnames that have been requested; a failed request isn't repeated. */
const requested = new Set<string>()

/**
 * Wait until a page has loaded.
 *
 * The core loads it when the reader points at its link, except on slow connections.
 * The keyboard's focus alone doesn't, so ask for it then; the files of links in
 * view are usually in the browser's cache.
 *
 * @param options `isRequested`: whether to ask for the page
 * @returns undefined if the signal aborts first
 */
export function waitForPage(
  { key, pathname }: Pick<CardTarget, 'key' | 'pathname'>,
  signal: AbortSignal,
  { isRequested }: { readonly isRequested: boolean }
): Promise<Page | undefined> {
  return new Promise(resolve => {
    const found = findPage(key)
    if (found) return resolve(found)
    const stop = watchPages(() => {
      const page = findPage(key)
      if (page) end(page)
    })
    const end = (page?: Page) => {
      stop()
      resolve(page)
    }
    signal.addEventListener('abort', () => end())
    if (!isRequested || requested.has(pathname)) return
    requested.add(pathname)
    window.toolbox?.preload(pathname)
  })
}
