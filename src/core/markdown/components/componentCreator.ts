import type { ElementContent } from 'hast'
import type { VFile } from 'vfile'
import type { Texts } from '../../model/catalogue.ts'
import type { JsxElement } from '../element.ts'
import type { UnplacedDiagnostic } from '../markdownContext.ts'
import type { AttributeValue } from '../module/rehypeLiteralJsx.ts'

/** A component in a page, with evaluated attributes. */
export interface ComponentUse {
  readonly jsx: JsxElement
  readonly attributes: Readonly<Record<string, AttributeValue>>
  readonly children: readonly ElementContent[]
  readonly file: VFile
  /** UI texts. */
  readonly texts: Texts
  /** Report a mistake at the component's position. */
  readonly report: (diagnostic: UnplacedDiagnostic) => void
}

/**
 * Creates the markup of a component, which then needs no script. Returns undefined
 * to keep the component.
 */
export type ComponentCreator = (use: ComponentUse) => ElementContent | undefined

/** Read a text or number attribute as a string. */
export function readAttributeText(
  { attributes }: ComponentUse,
  name: string
): string | undefined {
  const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : undefined
}

/** Drop the white space between block children. */
export function dropBlankTexts(
  children: readonly ElementContent[]
): readonly ElementContent[] {
  return children.filter(
    child => child.type !== 'text' || child.value.trim() !== ''
  )
}
