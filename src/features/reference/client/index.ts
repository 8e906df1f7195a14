import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { enhanceSymbols } from './enhanceSymbols.ts'

export default {
  enhance: (root, signal) => {
    enhanceSymbols(root, signal)
    loadFilter(root, signal)
  }
} satisfies ClientFeature

/**
 * Lazy-load the filter of long references when the reader reaches its input. If
 * loading fails, typing retries.
 */
function loadFilter(root: HTMLElement, signal: AbortSignal): void {
  let loading: Promise<void> | undefined
  const load = ({ target }: Pick<Event, 'target'>) => {
    if (
      loading ||
      !(target instanceof Element && target.closest('.api-filter'))
    )
      return
    loading = import(
      /* webpackChunkName: "filter" */ './filterEntries.ts'
    ).then(
      ({ filterEntries }) => filterEntries(root, signal),
      () => {
        loading = undefined
      }
    )
  }
  root.addEventListener('focusin', load, { signal })
  root.addEventListener('input', load, { signal })
  // The reader may have reached it before this script ran.
  load({ target: document.activeElement })
}
