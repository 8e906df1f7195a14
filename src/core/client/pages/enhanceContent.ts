import { copyCode } from '../../../features/code/client/copyCode.ts'
import {
  observeCodeWidth,
  toggleWrap
} from '../../../features/code/client/wrapCode.ts'
import {
  ANIMATED_DETAILS,
  followDetails,
  toggleDetails
} from '../../../features/components/client/toggleDetails.ts'
import { enhanceSymbols } from '../../../features/reference/client/enhanceSymbols.ts'
import { hasModifier } from '../state/hasModifier.ts'
import { zoomImage } from './zoomImage.ts'

/**
 * Add behaviour to content: copying and wrapping code, animated details,
 * enlarged images, identifiers.
 *
 * Content is plain HTML that changes with each page, so one listener on the
 * root serves all of it. Call it once.
 *
 * @param root element that contains all content
 * @returns a function that removes the behaviour
 */
export function enhanceContent(root: HTMLElement): () => void {
  const abort = new AbortController()
  const { signal } = abort
  enhanceSymbols(root, signal)
  root.addEventListener(
    'click',
    event => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return
      const { target } = event
      const copyButton = target.closest<HTMLElement>('.code-copy')
      const wrapButton = target.closest<HTMLElement>('.code-wrap')
      const summary = target.closest<HTMLElement>(
        `${ANIMATED_DETAILS} > summary`
      )
      const link = target.closest<HTMLAnchorElement>('.image-link')
      if (copyButton) copyCode(copyButton)
      else if (wrapButton) toggleWrap(wrapButton)
      else if (summary && !target.closest('summary a')) {
        event.preventDefault()
        toggleDetails(summary)
      } else if (link && !hasModifier(event)) {
        event.preventDefault()
        zoomImage(link)
      }
    },
    { signal }
  )
  // `toggle` does not bubble. The browser itself opens details for a
  // find-in-page match or an anchor.
  root.addEventListener('toggle', followDetails, { signal, capture: true })
  // The reader may have opened some before scripts ran.
  for (const target of root.querySelectorAll('details[open]')) {
    followDetails({ target })
  }
  const stopObserving = observeCodeWidth(root)
  return () => {
    abort.abort()
    stopObserving()
  }
}
