/** Which of the results has the focus, and how many there are. */
export interface ResultFocus {
  /** −1 while the field itself has it. */
  readonly focused: number
  readonly count: number
}

/**
 * Find where an arrow key moves the focus among the field and its results.
 *
 * @returns a result's place, the field, or undefined when the key is not ours
 */
export function findNextLink(
  key: string,
  { focused, count }: ResultFocus
): number | 'field' | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return Math.min(focused + 1, count - 1)
  if (key !== 'ArrowUp' || focused < 0) return undefined
  return focused === 0 ? 'field' : focused - 1
}
