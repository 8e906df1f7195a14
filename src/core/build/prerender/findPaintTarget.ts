import { MAIN_WRAPPER_ID, RECORD_ID } from '../../model/landmarks.ts'

/**
 * Length of markup that, with its head, reaches readers in the first flight of
 * ten packets, 14.6 kB compressed (RFC 6928). In characters, measured on
 * documents of many sizes.
 */
const FIRST_FLIGHT_LENGTH = 64_000

/**
 * Choose the element that a browser waits for before painting, so nothing jumps
 * while a document loads: tables, lists and bars shift their contents with each
 * part that arrives.
 *
 * A page that fits in one flight waits for everything, which costs nothing. A
 * longer page waits for its navbar and can be read while the rest loads: the
 * specification requires waiting for the element's end, but Chromium waits for
 * its start.
 *
 * @param length of the markup below the document's root, in characters
 * @returns the element's id
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function findPaintTarget(length: number): string {
  return length > FIRST_FLIGHT_LENGTH ? MAIN_WRAPPER_ID : RECORD_ID
}
