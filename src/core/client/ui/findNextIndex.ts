/** Key → move in a list. */
export type KeyMoves = Readonly<
  Record<string, 'next' | 'previous' | 'first' | 'last'>
>

/**
 * Find the index of the list item to move to. Wraps around by default.
 *
 * @returns undefined without a move, and for an empty list
 */
export function findNextIndex(
  move: KeyMoves[string] | undefined,
  list: {
    readonly current: number
    readonly count: number
    readonly wraps?: boolean
  }
): number | undefined {
  const { current, count, wraps = true } = list
  const last = count - 1
  if (count === 0) return undefined
  switch (move) {
    case 'next':
      return wraps ? (current + 1) % count : Math.min(current + 1, last)
    case 'previous':
      return wraps ? (current + last) % count : Math.max(current - 1, 0)
    case 'first':
      return 0
    case 'last':
      return last
    default:
      return undefined
  }
}
