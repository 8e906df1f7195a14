/** In the order in which `font.css` declares them and documents preload them. */
const families = ['Geist', 'Geist Mono']

let faces: readonly FontFace[] | undefined

/**
 * Load the fonts from the browser's cache without using them, once. A face that
 * missed the first paint would otherwise stay unused until the next document. Don't
 * call this before the reader navigates: a face that is in memory counts as early
 * when the whole style sheet arrives, and then text moves.
 */
export function loadFonts(): void {
  faces ??= families.flatMap((family, index) => {
    const href =
      document.querySelectorAll<HTMLLinkElement>('link[as=font]')[index]?.href
    if (!href) return []
    const face = new FontFace(family, `url(${href})`, { weight: '400 700' })
    // Without a connection, the document keeps the fallback.
    face.load().catch(() => {})
    return face
  })
}

/**
 * Use the fonts that have loaded. Call this when the page's text changes, before it's
 * laid out: later, the fonts would move text that the reader has scrolled to.
 */
export function showFonts(): void {
  for (const face of faces ?? []) {
    if (face.status === 'loaded') document.fonts.add(face)
  }
}
