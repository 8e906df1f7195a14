/**
 * Find which result a key of the field makes the active one; the ends meet.
 *
 * @returns undefined when the key is the field's own
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
