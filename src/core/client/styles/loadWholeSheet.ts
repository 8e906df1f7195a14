import { RECORD_ID } from '../../model/landmarks.ts'
import { createSingleFlight } from '../state/createSingleFlight.ts'
import { appendAndWait, createLink } from '../state/loadElement.ts'

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
