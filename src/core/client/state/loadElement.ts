/** Create a `<link>` element. */
export function createLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  return link
}

/**
 * Load a script or style sheet. Removes the element on failure, so another
 * attempt can add it again.
 *
 * @throws Error if it fails to load
 */
export function appendAndWait(
  element: HTMLScriptElement | HTMLLinkElement
): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(new Error(`Loading ${findAddress(element)} failed.`))
    }
    document.head.append(element)
  })
}

function findAddress(element: HTMLScriptElement | HTMLLinkElement): string {
  return element instanceof HTMLScriptElement ? element.src : element.href
}
