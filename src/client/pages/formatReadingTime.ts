import { formatCount } from '../../model/fillText.ts'
import * as texts from '../../model/texts.ts'

/**
 * Format a post's reading time (behaviour 2.4.10).
 *
 * @param minutes whole, already rounded up
 * @param language of the page, BCP 47
 */
export function formatReadingTime(minutes: number, language: string): string {
  return formatCount(texts.readingTime, ['readingTime', minutes], language)
}
