/**
 * Find the result that a key in the field makes active, wrapping at both ends.
 *
 * @returns undefined if the key belongs to the field
 */
export function moveActive(
  key: string,
  active: number,
  count: number
): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return (active + count - 1) % count
    case 'PageDown':
      return count - 1
    case 'PageUp':
      return 0
    default:
      return undefined
  }
}
