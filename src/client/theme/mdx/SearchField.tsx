/** Hold the place of a search field in the page; empty without search. */
export function SearchField() {
  return null
}
