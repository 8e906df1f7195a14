import type { Expression, Program } from 'estree'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'

/** The value of an attribute, if it's known at compile time. */
export type AttributeValue =
  | string
  | number
  | boolean
  | null
  | { readonly [name: string]: AttributeValue }

/**
 * Read the value of a JSX attribute if it's a literal.
 *
 * @returns undefined if the value is only known at run time
 */
export function readAttribute({
  value
}: MdxJsxAttribute): AttributeValue | undefined {
  if (value === null || value === undefined) return true
  return typeof value === 'string' ? value : readProgram(value.data?.estree)
}

/** Read the value of an expression in braces if it's a literal. */
export function readProgram(
  program: Program | null | undefined
): AttributeValue | undefined {
  const expression = findExpression(program)
  return expression && readExpression(expression)
}

/** Find the only expression in braces. */
export function findExpression(
  program: Program | null | undefined
): Expression | undefined {
  const [statement, ...rest] = program?.body ?? []
  const isAlone = rest.length === 0 && statement?.type === 'ExpressionStatement'
  return isAlone ? statement.expression : undefined
}

/** Read an array in an attribute if all its elements are literals. */
export function readList({
  value
}: MdxJsxAttribute): readonly AttributeValue[] | undefined {
  const program = typeof value === 'object' ? value?.data?.estree : undefined
  const list = findExpression(program)
  if (list?.type !== 'ArrayExpression') return undefined
  const values = list.elements.map(element =>
    element && element.type !== 'SpreadElement'
      ? readExpression(element)
      : undefined
  )
  return values.every(each => each !== undefined) ? values : undefined
}

function readExpression(expression: Expression): AttributeValue | undefined {
  switch (expression.type) {
    case 'Literal': {
      const { value } = expression
      const isPlain = typeof value !== 'object' && typeof value !== 'bigint'
      return isPlain || value === null ? value : undefined
    }
    case 'TemplateLiteral': {
      const [quasi, ...rest] = expression.quasis
      return rest.length === 0 ? (quasi?.value.cooked ?? undefined) : undefined
    }
    case 'ObjectExpression': {
      const entries: Record<string, AttributeValue> = {}
      for (const property of expression.properties) {
        if (property.type !== 'Property' || property.computed) return undefined
        const { key } = property
        const value = readExpression(property.value as Expression) // no pattern
        if (value === undefined) return undefined
        if (key.type === 'Identifier') entries[key.name] = value
        else if (key.type === 'Literal') entries[String(key.value)] = value
        else return undefined
      }
      return entries
    }
    default:
      return undefined
  }
}
