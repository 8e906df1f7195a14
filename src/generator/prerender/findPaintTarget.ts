import { MAIN_WRAPPER_ID, RECORD_ID } from '../../model/landmarks.ts'

/**
 * Length of a markup that, with its head, reaches readers in the first flight of
 * ten packets, 14.6 kB compressed (RFC 6928). In characters, measured on
 * documents of many sizes.
 */
const FIRST_FLIGHT_LENGTH = 64_000

/**
 * Choose the element that a browser waits for before it paints, so that nothing
 * jumps while a document arrives: tables, lists and bars change the place of
 * what they hold with each part that comes.
 *
 * What comes in one flight is painted at once, and waiting costs nothing. A
 * longer page waits for its bar and is read while the rest is on its way: where
 * the specification wants the element's end, Chromium waits for its start.
 *
 * @param markup of the page, below the document's root
 * @returns the element's id
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function findPaintTarget(markup: string): string {
  return markup.length > FIRST_FLIGHT_LENGTH ? MAIN_WRAPPER_ID : RECORD_ID
}
