/** In the order in which `font.css` declares them and documents preload them. */
const families = ['Geist', 'Geist Mono']

let faces: readonly FontFace[] = []

/**
 * Load the fonts from the browser's cache without using them. A face that missed
 * the first paint would otherwise stay unused until the next document.
 */
export function loadFonts(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[as=font]')
  faces = families.flatMap((family, index) => {
    const href = links[index]?.href
    if (!href) return []
    const face = new FontFace(family, `url(${href})`, { weight: '400 700' })
    // Without a connection, the document keeps the fallback.
    face.load().catch(() => {})
    return face
  })
}

/** Use the fonts that have loaded. Call this when the page's text changes. */
export function showLoadedFonts(): void {
  for (const face of faces) {
    if (face.status === 'loaded') document.fonts.add(face)
  }
}
