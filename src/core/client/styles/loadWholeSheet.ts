import { RECORD_ID } from '../../model/landmarks.ts'
import { createSingleFlight } from '../state/createSingleFlight.ts'
import { appendAndWait, createLink } from '../state/loadElement.ts'

const load = createSingleFlight(href =>
  appendAndWait(createLink('stylesheet', href))
)

/**
 * Wait for the whole style sheet, with the rules for pages of other kinds: a
 * served document has only those of its first view. The early script has
 * requested the sheet; if it isn't there, that may have failed, so request it
 * again.
 *
 * @throws Error if it fails to load
 */
export async function loadWholeSheet(): Promise<void> {
  const record = document.getElementById(RECORD_ID)?.textContent
  const { style }: { readonly style?: string } = JSON.parse(record ?? '{}')
  if (style === undefined) return
  const { href } = new URL(style, location.href)
  const isThere = [...document.styleSheets].some(sheet => sheet.href === href)
  if (!isThere) await load(style)
}
