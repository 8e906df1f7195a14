type ClassValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | readonly ClassValue[]
  | Readonly<Record<string, unknown>>

/**
 * Join class names like the `clsx` package, which Docusaurus components import
 * without installing it.
 */
export function clsx(...values: readonly ClassValue[]): string {
  return values.flatMap(listNames).join(' ')
}

function listNames(value: ClassValue): readonly string[] {
  if (!value || value === true) return []
  if (typeof value !== 'object') return [String(value)]
  if (isList(value)) return value.flatMap(listNames)
  return Object.keys(value).filter(name => value[name])
}

/** `Array.isArray` doesn't narrow readonly arrays. */
function isList(
  value: readonly ClassValue[] | Readonly<Record<string, unknown>>
): value is readonly ClassValue[] {
  return Array.isArray(value)
}

export default clsx
