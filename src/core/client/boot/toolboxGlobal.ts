import type { PagePrefetcher } from '../navigation/pagePrefetcher.ts'

declare global {
  interface Window {
    /** Set once the client script has run. */
    readonly toolbox?: Readonly<PagePrefetcher>
  }
}

/** Let other scripts prefetch pages through `window.toolbox` (behavior 7.7). */
export function exposeToolbox({ prefetch, preload }: PagePrefetcher): void {
  const toolbox = Object.freeze({ prefetch, preload })
  Object.defineProperty(window, 'toolbox', { value: toolbox })
}
