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
 * enlarged images, dismissible tooltips.
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
  // A hovered element need not have the focus.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') dismissTooltips(root)
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

/**
 * Hide the visible tooltips until the reader returns to their links. They cover
 * code, so readers must be able to dismiss them without moving away
 * (https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus).
 */
function dismissTooltips(root: HTMLElement): void {
  const shown = root.querySelectorAll<HTMLElement>(
    '.symbol:is(:hover, :focus-visible, [data-shown])'
  )
  for (const link of shown) {
    link.dataset.dismissed = ''
    delete link.dataset.shown
    const restore = () => delete link.dataset.dismissed
    link.addEventListener('pointerleave', restore, { once: true })
    link.addEventListener('blur', restore, { once: true })
  }
}
