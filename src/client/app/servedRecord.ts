import { RECORD_ID } from '../../model/landmarks.ts'
import type { PageRecord } from '../../model/route.ts'

/** The record that each HTML file carries in `#page-record`. */
export interface ServedRecord extends PageRecord {
  /** Address of the client script; its name identifies the build. */
  readonly script: string
}

/** Read the document's record; undefined if it has none. */
export function readServedRecord(): ServedRecord | undefined {
  const text = document.getElementById(RECORD_ID)?.textContent
  // The generator writes it with the type above.
  return text ? (JSON.parse(text) as ServedRecord) : undefined
}
