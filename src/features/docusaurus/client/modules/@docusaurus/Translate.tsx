import type { ReactNode } from 'react'
import { interpolate, type Values } from './Interpolate.tsx'

/**
 * Return a text in the original language, with its values filled in: texts in
 * components aren't translated.
 *
 * @param text its message, or its id if there's no message
 */
export function translate(
  text: { readonly message?: string; readonly id?: string },
  values?: Values
): ReactNode {
  return interpolate(text.message ?? text.id ?? '', values)
}

/** The default export of modules that import `@docusaurus/Translate`. */
export default function Translate({
  children,
  id,
  values
}: {
  readonly children?: string
  readonly id?: string
  readonly values?: Values
}) {
  return interpolate(children ?? id ?? '', values)
}
