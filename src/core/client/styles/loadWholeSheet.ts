import { RECORD_ID } from '../../model/landmarks.ts'
import { createSingleFlight } from '../state/createSingleFlight.ts'
import { appendAndWait, createLink } from '../state/loadElement.ts'

const load = createSingleFlight(href =>
  appendAndWait(createLink('stylesheet', href))
)

/**
 * Load the whole style sheet, with the rules for pages of other kinds and the
 * full names of the tokens. A served document and its late sheet have only
 * what pages of its kind need.
 *
 * @throws Error if it fails to load
 */
export async function loadWholeSheet(): Promise<void> {
  const record = document.getElementById(RECORD_ID)?.textContent
  const { whole }: { readonly whole?: string } = JSON.parse(record ?? '{}')
  if (whole !== undefined) await load(whole)
}
