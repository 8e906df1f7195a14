/**
 * Replace the `{names}` in a text with values. Returns a list of parts, because
 * a value may be an element.
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

/** Like `fillText`, but returns one string. */
export function formatText(
  text: string,
  values: Readonly<Record<string, string | number>>
): string {
  return fillText(text, values).join('')
}

/**
 * Fill in a text that has a form for each plural category of the language. If
 * it has fewer forms, the last one serves the rest (behaviour 2.9.20).
 *
 * @param name the number's placeholder in the text
 * @param language BCP 47
 */
export function formatCount(
  text: string,
  [name, count]: readonly [name: string, count: number],
  language: string
): string {
  const forms = text.split('|')
  const category = findPluralRules(language).select(count)
  const index = listPluralCategories(language).indexOf(category)
  const form = forms[Math.min(index, forms.length - 1)] ?? text
  return formatText(form, { [name]: count })
}

/** List a language's plural categories in the order of the text's forms. */
export function listPluralCategories(
  language: string
): readonly Intl.LDMLPluralRule[] {
  const { pluralCategories } = findPluralRules(language).resolvedOptions()
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
  return order.filter(category => pluralCategories.includes(category))
}

const pluralRules = new Map<string, Intl.PluralRules>()

/** Browsers take a millisecond to create the rules of a language. */
function findPluralRules(language: string): Intl.PluralRules {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  return rules
}
