import { RECORD_ID } from '../../model/landmarks.ts'
import { createSingleFlight } from './createSingleFlight.ts'

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

const load = createSingleFlight(href =>
  appendAndWait(createLink('stylesheet', href))
)

/**
 * Wait for the whole style sheet: a served document contains only the rules for
 * its first view. The early script has requested the sheet; if it isn't in the
 * document, that may have failed, so request it again.
 *
 * @throws Error if it fails to load
 */
export async function loadWholeSheet(): Promise<void> {
  const record = document.getElementById(RECORD_ID)?.textContent
  const { style }: { readonly style?: string } = JSON.parse(record ?? '{}')
  if (style === undefined) return
  const { href } = new URL(style, location.href)
  const isLoaded = [...document.styleSheets].some(sheet => sheet.href === href)
  if (!isLoaded) await load(style)
}
