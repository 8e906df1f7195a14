import { englishTexts, type Texts } from '../model/catalogue.ts'
import { listPluralCategories } from '../model/fillText.ts'

/**
 * Create the UI texts of a language. Untranslated texts stay English, and use
 * English plurals whatever plural forms the language has.
 *
 * @param language BCP 47
 */
export function createTexts(
  translated: Partial<Texts>,
  language: string
): Texts {
  const untranslated = Object.fromEntries(
    Object.entries(englishTexts).map(([name, text]) => [
      name,
      mapPluralForms(text, language)
    ])
  )
  return { ...englishTexts, ...untranslated, ...translated }
}

/** Map an English text's plural forms to the categories of a language. */
function mapPluralForms(text: string, language: string): string {
  const [one, other] = text.split('|')
  if (one === undefined || other === undefined) return text
  return listPluralCategories(language)
    .map(category => (category === 'one' ? one : other))
    .join('|')
}
