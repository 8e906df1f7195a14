import { MAIN_WRAPPER_ID, RECORD_ID } from '../../model/landmarks.ts'

/**
 * Length of markup that, together with the head, fits in the initial congestion
 * window of ten packets, 14.6 kB compressed (RFC 6928). In characters, measured on
 * documents of many sizes.
 */
const FIRST_FLIGHT_LENGTH = 64_000

/**
 * Choose the element that browsers wait for before the first paint, so that the
 * layout doesn't shift while a document loads: tables, lists and bars move with
 * each part that arrives.
 *
 * A page that fits in one round trip waits for everything, at no cost. A longer
 * page waits only for its navbar, so it's readable while the rest loads: the HTML
 * standard requires waiting for the element's end, but Chromium waits for its
 * start.
 *
 * @param length length of the markup of `#root`, in characters
 * @returns the element's id
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function findPaintTarget(length: number): string {
  return length > FIRST_FLIGHT_LENGTH ? MAIN_WRAPPER_ID : RECORD_ID
}
