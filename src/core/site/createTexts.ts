import { englishTexts, type Texts } from '../model/catalogue.ts'
import { listPluralCategories } from '../model/fillText.ts'

/**
 * Create the texts of a language from those that are translated. The others are
 * in English, and count as English does although the language has other plural
 * forms.
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
      spreadForms(text, language)
    ])
  )
  return { ...englishTexts, ...untranslated, ...translated }
}

/** Repeat the forms of an English text for the categories of a language. */
function spreadForms(text: string, language: string): string {
  const [one, other] = text.split('|')
  if (one === undefined || other === undefined) return text
  return listPluralCategories(language)
    .map(category => (category === 'one' ? one : other))
    .join('|')
}
