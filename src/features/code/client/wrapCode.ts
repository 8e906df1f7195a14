/** Toggle line wrapping in a block (behavior 2.9.10). */
export function toggleWrap(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('.code-block')
  const pre = block?.querySelector('pre')
  if (!block || !pre) return
  const isOn = block.toggleAttribute('data-wrap')
  button.setAttribute('aria-pressed', String(isOn))
  showButtons([pre])
}

/**
 * Show the wrap button on blocks that overflow, and update it when widths change:
 * on resize, or when a hidden tab becomes visible.
 *
 * @returns a cleanup function
 */
export function watchCodeWidth(root: HTMLElement): () => void {
  const widths = new ResizeObserver(entries =>
    showButtons(entries.map(({ target }) => target))
  )
  const watched = new Set<Element>()
  const update = () => {
    for (const pre of watched) {
      if (pre.isConnected) continue
      widths.unobserve(pre)
      watched.delete(pre)
    }
    for (const pre of root.querySelectorAll('.code-block > pre')) {
      if (watched.has(pre)) continue
      watched.add(pre)
      widths.observe(pre)
    }
  }
  update()
  let frame = 0
  const content = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(update)
  })
  content.observe(root, { childList: true, subtree: true })
  return () => {
    content.disconnect()
    cancelAnimationFrame(frame)
    widths.disconnect()
  }
}

/** Padding after the longest line, which may overflow without hiding anything. */
const OVERFLOW_TOLERANCE = 6

/** Reads all widths before writing, to avoid layout thrashing. */
function showButtons(blocks: readonly Element[]): void {
  const overflowing = new Set(
    blocks.filter(pre => pre.scrollWidth > pre.clientWidth + OVERFLOW_TOLERANCE)
  )
  for (const pre of blocks) {
    const block = pre.closest<HTMLElement>('.code-block')
    const button = block?.querySelector<HTMLElement>('.code-wrap')
    if (!block || !button) continue
    button.hidden = !block.hasAttribute('data-wrap') && !overflowing.has(pre)
    // For style sheets, because `:has()` makes browsers restyle far more elements.
    block.toggleAttribute('data-wrappable', !button.hidden)
  }
}
