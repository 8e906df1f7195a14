/**
 * Hold the place of the search in the navbar (behaviour 2.6.12). It is empty,
 * and hidden while it is.
 */
export function SearchSlot() {
  return <search hidden />
}
