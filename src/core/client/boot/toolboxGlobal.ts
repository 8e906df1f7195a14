import type { PagePrefetcher } from '../navigation/pagePrefetcher.ts'

declare global {
  interface Window {
    /** Its presence shows that the client script has run. */
    readonly toolbox?: Readonly<PagePrefetcher>
  }
}

/** Let other scripts warm pages through `window.toolbox` (behaviour 7.7). */
export function exposeToolbox({ prefetch, preload }: PagePrefetcher): void {
  const toolbox = Object.freeze({ prefetch, preload })
  Object.defineProperty(window, 'toolbox', { value: toolbox })
}
