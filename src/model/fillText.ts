/**
 * Put values into a text in the place of their `{names}`. The parts come as a
 * list, so that a value may be an element.
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

/** Put values into a text, as `fillText` does, and give one string. */
export function formatText(
  text: string,
  values: Readonly<Record<string, string | number>>
): string {
  return fillText(text, values).join('')
}

/**
 * Put a number into a text that has a form for each plural category of the
 * language; a text with fewer forms repeats its last one (behaviour 2.9.20).
 *
 * @param name the number's, in the text
 * @param language BCP 47
 */
export function formatCount(
  text: string,
  [name, count]: readonly [name: string, count: number],
  language: string
): string {
  const forms = text.split('|')
  const category = new Intl.PluralRules(language).select(count)
  const index = listPluralCategories(language).indexOf(category)
  const form = forms[Math.min(index, forms.length - 1)] ?? text
  return formatText(form, { [name]: count })
}

/** List a language's plural categories in the order of a text's forms. */
export function listPluralCategories(
  language: string
): readonly Intl.LDMLPluralRule[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
  return order.filter(category => pluralCategories.includes(category))
}
