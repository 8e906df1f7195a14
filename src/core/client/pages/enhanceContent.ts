import { features } from '../state/clientFeatures.tsx'
import { hasModifier } from '../state/hasModifier.ts'
import { zoomImage } from './zoomImage.ts'

/**
 * Add behavior to content: image zoom, and the features' enhancements.
 *
 * Content is plain HTML that changes with each page, so listeners are delegated
 * to the root. Call this once.
 *
 * @param root the element that contains all content
 * @returns a function that removes the behavior
 */
export function enhanceContent(root: HTMLElement): () => void {
  const abort = new AbortController()
  const { signal } = abort
  root.addEventListener(
    'click',
    event => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return
      const { target } = event
      const link = target.closest<HTMLAnchorElement>('.image-link')
      if (link && !hasModifier(event)) {
        event.preventDefault()
        zoomImage(link)
      }
    },
    { signal }
  )
  for (const { enhance } of features) enhance?.(root, signal)
  return () => abort.abort()
}
