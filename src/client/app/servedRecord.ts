import { RECORD_ID } from '../../model/landmarks.ts'
import type { PageRecord } from '../../model/route.ts'

/** What each HTML file says of itself in `#page-record`. */
export interface ServedRecord extends PageRecord {
  /** Address of the client script; its name tells the build. */
  readonly script: string
}

/** Read the record of the document; undefined where it has none. */
export function readServedRecord(): ServedRecord | undefined {
  const text = document.getElementById(RECORD_ID)?.textContent
  // The generator wrote it, with the type above.
  return text ? (JSON.parse(text) as ServedRecord) : undefined
}
