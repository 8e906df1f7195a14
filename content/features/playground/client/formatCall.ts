/**
 * Format a call as the code that would make it.
 *
 * @example formatCall('onSave', [{ title: 'Pay' }]) // `onSave({ title: 'Pay' })`
 */
export function formatCall(name: string, values: readonly unknown[]): string {
  return `${name}(${values.map(formatValue).join(', ')})`
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`
  if (value instanceof Date) return value.toDateString()
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(
    ([key, entry]) => `${key}: ${formatValue(entry)}`
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
