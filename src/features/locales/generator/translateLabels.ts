import type { TranslatedField } from '../../../core/content/content.ts'

/** Keys whose values are visible to readers, at any depth. */
const visibleKeys: ReadonlySet<string> = new Set([
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
 * Translate the visible texts of a configuration or of sidebars. A text without
 * a translation stays as it is, and so do docs, which have their own.
 *
 * @param value plain data
 * @param labels original text → translation
 */
export function translateLabels<Value>(
  value: Value,
  labels: ReadonlyMap<string, string>
): Value {
  // Strings stay strings, so the type doesn't change.
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
  return typeof value === 'string' && visibleKeys.has(key)
    ? (labels.get(value) ?? value)
    : translate(value, labels)
}

/** Replace single fields of a configuration, if it has them. */
export function translateFields<Value>(
  value: Value,
  fields: readonly TranslatedField[]
): Value {
  return fields.reduce<Value>(
    // Strings stay strings, so the type doesn't change.
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
  if (typeof value !== 'object' || value === null) return value
  const inner = Reflect.get(value, key)
  if (inner === undefined) return value
  const copy = Array.isArray(value) ? [...value] : { ...value }
  return Object.assign(copy, { [key]: replaceText(inner, rest, text) })
}
