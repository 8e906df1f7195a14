import * as texts from '../../model/texts.ts'

/**
 * Show an image in a modal dialog, as large as the window allows.
 *
 * @param link that wraps the image and, without scripts, leads to the file
 */
export function zoomImage(link: HTMLAnchorElement): void {
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
