import { Fragment, type ReactNode } from 'react'

/** Replacements for `{name}` in a text, by name. */
export type Values = Readonly<Record<string, ReactNode>>

/**
 * Replace each `{name}` in a text with its value; names without a value stay.
 *
 * @returns a string if all values are strings or numbers, nodes otherwise
 */
export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part
    return Object.hasOwn(values, part) ? values[part] : `{${part}}`
  })
  const isPlain = parts.every(
    part => typeof part === 'string' || typeof part === 'number'
  )
  if (isPlain) return parts.join('')
  // Parts of a text never move.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

/** The default export of modules that import `@docusaurus/Interpolate`. */
export default function Interpolate({
  children,
  values
}: {
  readonly children?: string
  readonly values?: Values
}) {
  return interpolate(children ?? '', values)
}
