import * as texts from '../../model/texts.ts'
import { features } from '../state/clientFeatures.tsx'
import { hasModifier } from '../state/hasModifier.ts'

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

/**
 * Show an image in a modal dialog, as large as the window allows.
 *
 * @param link that wraps the image and, without scripts, leads to the file
 */
function zoomImage(link: HTMLAnchorElement): void {
  const image = findVisibleImage(link)
  if (!image) return
  const dialog = document.createElement('dialog')
  dialog.className = 'image-zoom'
  dialog.setAttribute('aria-label', image.alt || texts.image)
  const large = document.createElement('img')
  large.src = link.href
  large.alt = image.alt
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'image-zoom-close'
  close.setAttribute('aria-label', texts.close)
  dialog.append(large, close)
  dialog.addEventListener('click', () => dialog.close())
  // Remove it instead of closing it, so the focus doesn't return to the link.
  const leave = () => dialog.remove()
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', leave)
    dialog.remove()
    link.focus()
  })
  window.addEventListener('popstate', leave, { once: true })
  document.body.append(dialog)
  dialog.showModal()
}

/** An image can have a variant for each color mode. */
function findVisibleImage(link: Element): HTMLImageElement | undefined {
  return [...link.querySelectorAll('img')].find(
    image => image.getClientRects().length > 0
  )
}
