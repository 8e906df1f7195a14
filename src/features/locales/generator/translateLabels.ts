import type { TranslatedField } from '../../../core/content/content.ts'

/** Keys whose values readers see, wherever they are. */
const shownKeys: ReadonlySet<string> = new Set([
  'alt',
  'ariaLabel',
  'content',
  'copyright',
  'description',
  'html',
  'label',
  'tagline',
  'title',
  'value'
])

/**
 * Translate the visible texts of a configuration or of sidebars: navbar,
 * footer, announcement, names and descriptions. A text without a translation
 * stays as it is, and so do docs, which have translations of their own.
 *
 * @param value plain data
 * @param labels text as it is written → text in the language of the locale
 */
export function translateLabels<Value>(
  value: Value,
  labels: ReadonlyMap<string, string>
): Value {
  // Only strings change, and stay strings: the shape is that of the value.
  return labels.size === 0 ? value : (translate(value, labels) as Value)
}

function translate(
  value: unknown,
  labels: ReadonlyMap<string, string>
): unknown {
  if (Array.isArray(value)) return value.map(item => translate(item, labels))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'doc' ? inner : translateField(key, inner, labels)
    ])
  )
}

function translateField(
  key: string,
  value: unknown,
  labels: ReadonlyMap<string, string>
): unknown {
  return typeof value === 'string' && shownKeys.has(key)
    ? (labels.get(value) ?? value)
    : translate(value, labels)
}

/** Replace the texts of fields that the configuration has. */
export function translateFields<Value>(
  value: Value,
  fields: readonly TranslatedField[]
): Value {
  return fields.reduce<Value>(
    // A text stays a text: the shape is that of the value.
    (changed, { path, text }) => replaceText(changed, path, text) as Value,
    value
  )
}

function replaceText(
  value: unknown,
  [key, ...rest]: TranslatedField['path'],
  text: string
): unknown {
  if (key === undefined) return typeof value === 'string' ? text : value
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      index === key ? replaceText(item, rest, text) : item
    )
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === key ? replaceText(inner, rest, text) : inner
    ])
  )
}
