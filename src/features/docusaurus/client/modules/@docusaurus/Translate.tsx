import type { ReactNode } from 'react'
import { interpolate, type Values } from './Interpolate.tsx'

/**
 * Return a text as its author wrote it, with its values filled in: texts of
 * components are not translated here.
 *
 * @param text its message, or its id if there is none
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
