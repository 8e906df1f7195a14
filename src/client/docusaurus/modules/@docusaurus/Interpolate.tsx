import { Fragment, type ReactNode } from 'react'

/** What stands in a text for `{name}`, by name. */
export type Values = Readonly<Record<string, ReactNode>>

/**
 * Put values into a text in place of `{name}`; names without a value stay.
 *
 * @returns a text where all values are texts or numbers, nodes otherwise
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
  // The parts of a text never change their places.
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
