/**
 * Find the tab that a key moves the focus to, wrapping at both ends.
 *
 * @returns undefined for other keys
 */
export function findNextTab(
  key: string,
  current: number,
  count: number
): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
