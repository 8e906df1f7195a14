/**
 * Hide the visible tooltips until the reader returns to their links. They cover
 * code, so readers must be able to dismiss them without moving away
 * (https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus).
 */
export function dismissTooltips(root: HTMLElement): void {
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
