import { hasModifier } from '../../state/hasModifier.ts'
import { askSymbols } from './askSymbols.ts'
import { copyCode } from './copyCode.ts'
import { dismissTooltips } from './dismissTooltips.ts'
import { ANIMATED_DETAILS, createDetailsToggle } from './toggleDetails.ts'
import { observeCodeWidth, toggleWrap } from './wrapCode.ts'
import { zoomImage } from './zoomImage.ts'

/**
 * Give the written content its behaviour: copying and wrapping code, animated
 * details, enlarged images, tooltips that go away.
 *
 * Content is plain HTML that comes and goes with pages, so one listener on the
 * root serves all of it. Call it once.
 *
 * @param root that all content is inside of
 * @returns a function that takes the behaviour away
 */
export function enhanceContent(root: HTMLElement): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const details = createDetailsToggle()
  askSymbols(root, signal)
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
        details.toggle(summary)
      } else if (link && !hasModifier(event)) {
        event.preventDefault()
        zoomImage(link)
      }
    },
    { signal }
  )
  // What is pointed at need not have the focus.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') dismissTooltips(root)
    },
    { signal }
  )
  // `toggle` does not bubble; the browser opens details itself for a match of
  // its find bar or of an anchor.
  root.addEventListener('toggle', details.follow, { signal, capture: true })
  // The reader may have opened some before there was a script.
  for (const target of root.querySelectorAll('details[open]')) {
    details.follow({ target })
  }
  const stopObserving = observeCodeWidth(root)
  return () => {
    abort.abort()
    stopObserving()
  }
}
