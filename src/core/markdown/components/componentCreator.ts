import type { ElementContent } from 'hast'
import type { VFile } from 'vfile'
import type { Texts } from '../../model/catalogue.ts'
import type { JsxElement } from '../jsxElement.ts'
import type { AttributeValue } from '../module/readLiteral.ts'
import type { Problem } from '../reportFinding.ts'

/** A component of a page whose attributes are all known. */
export interface ComponentUse {
  readonly jsx: JsxElement
  readonly attributes: Readonly<Record<string, AttributeValue>>
  readonly children: readonly ElementContent[]
  readonly file: VFile
  /** What the site itself says. */
  readonly texts: Texts
  /** Report a mistake in this use, at its place. */
  readonly report: (problem: Problem) => void
}

/**
 * Creates the markup of a component, which needs no script; undefined leaves
 * the component as it is.
 */
export type ComponentCreator = (use: ComponentUse) => ElementContent | undefined

/** Read an attribute as text; an attribute without a value has none. */
export function readText(
  { attributes }: ComponentUse,
  name: string
): string | undefined {
  const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : undefined
}

/** Leave out white space between block children. */
export function findContent(
  children: readonly ElementContent[]
): readonly ElementContent[] {
  return children.filter(
    child => child.type !== 'text' || child.value.trim() !== ''
  )
}
