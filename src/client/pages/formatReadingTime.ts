import { formatCount } from '../../model/fillText.ts'
import * as texts from '../../model/texts.ts'

/**
 * Say how long a post takes to read (behaviour 2.4.10).
 *
 * @param minutes whole, rounded up by whoever counted the words
 * @param language of the page, BCP 47
 */
export function formatReadingTime(minutes: number, language: string): string {
  return formatCount(texts.readingTime, ['readingTime', minutes], language)
}
