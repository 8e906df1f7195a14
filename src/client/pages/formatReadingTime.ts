/**
 * Say how long a post takes to read (behaviour 2.4.10).
 *
 * @param minutes whole, rounded up by whoever counted the words
 */
export function formatReadingTime(minutes: number): string {
  return minutes === 1 ? 'One min read' : `${minutes} min read`
}
