/**
 * Replace the `{placeholders}` in a text. Returns a list of parts, because a
 * value may be an element.
 *
 * @example fillText('see {link}.', { link }) // ['see ', link, '.']
 */
export function fillText<Value>(
  text: string,
  values: Readonly<Record<string, Value>>
): readonly (string | Value)[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] ?? part)))
    .filter(part => part !== '')
}

/** Like `fillText`, but returns a string. */
export function formatText(
  text: string,
  values: Readonly<Record<string, string | number>>
): string {
  return fillText(text, values).join('')
}

/**
 * Format a text that has a form for each of the language's plural categories.
 * If forms are missing, the last one is used (behavior 2.9.20).
 *
 * @param name the placeholder for the number
 * @param language BCP 47 language tag
 */
export function formatCount(
  text: string,
  [name, count]: readonly [name: string, count: number],
  language: string
): string {
  const forms = text.split('|')
  const categories = listPluralCategories(language)
  const category = getPluralRules(language).select(count)
  // A text with more forms than the language has is untranslated.
  const index =
    forms.length > categories.length
      ? Number(count !== 1)
      : categories.indexOf(category)
  const form = forms[Math.min(index, forms.length - 1)] ?? text
  return formatText(form, { [name]: count })
}

/** List a language's plural categories in the order of a text's forms. */
function listPluralCategories(
  language: string
): readonly Intl.LDMLPluralRule[] {
  const { pluralCategories } = getPluralRules(language).resolvedOptions()
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
  return order.filter(category => pluralCategories.includes(category))
}

const pluralRules = new Map<string, Intl.PluralRules>()

/** Memoized, because creating plural rules takes browsers a millisecond. */
function getPluralRules(language: string): Intl.PluralRules {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  return rules
}
