import { RECORD_ID } from '../../model/landmarks.ts'

/** Create a `<link>` element. */
export function createLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  return link
}

/**
 * Wait until a script or style sheet has loaded, and add it to the document if
 * it isn't there yet. Removes the element on failure, so another attempt can add
 * it again.
 *
 * @throws Error if it fails to load
 */
export function appendAndWait(
  element: HTMLScriptElement | HTMLLinkElement
): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error(`Loading ${findUrl(element)} failed.`))
    })
    if (!element.isConnected) document.head.append(element)
  })
}

function findUrl(element: HTMLScriptElement | HTMLLinkElement): string {
  return element instanceof HTMLScriptElement ? element.src : element.href
}

/**
 * Wait for the whole style sheet: a served document contains only the rules for
 * its first paint. The early script has requested the sheet; if its link isn't in
 * the document, that has failed, so request the sheet again.
 *
 * @throws Error if it fails to load
 */
export async function loadWholeSheet(): Promise<void> {
  const record = document.getElementById(RECORD_ID)?.textContent
  const { style }: { readonly style?: string } = JSON.parse(record ?? '{}')
  if (style === undefined) return
  const link =
    document.querySelector<HTMLLinkElement>(`link[href="${style}"]`) ??
    createLink('stylesheet', style)
  if (!link.sheet) await appendAndWait(link)
}
