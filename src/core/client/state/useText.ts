import type { FeatureTexts } from '../../model/catalogue.ts'
import { formatText } from '../../model/fillText.ts'
import { useSite } from './siteContext.tsx'

/**
 * Use a text of a feature in the page's language.
 *
 * @param values of its placeholders
 */
export function useText(
  name: keyof FeatureTexts,
  values: Readonly<Record<string, string | number>> = {}
): string {
  return formatText(useSite().texts?.[name] ?? '', values)
}
