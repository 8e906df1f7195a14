import type {
  Expression,
  ObjectExpression,
  PrivateIdentifier,
  Program
} from 'estree'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'

/** What an attribute can say at compile time. */
export type LiteralValue = string | number | boolean | null

/** The same, or one flat object of it. */
export type AttributeValue =
  | LiteralValue
  | { readonly [name: string]: LiteralValue }

/**
 * Read the value of a JSX attribute, if it needs no evaluation.
 *
 * @returns undefined when only the running page knows the value
 */
export function readAttribute({
  value
}: MdxJsxAttribute): AttributeValue | undefined {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  const expression = findExpression(value.data?.estree)
  if (expression?.type === 'ObjectExpression') return readObject(expression)
  return expression && readExpression(expression)
}

/** Read the value of an expression in braces, if it is a literal. */
export function readProgram(
  program: Program | null | undefined
): LiteralValue | undefined {
  const expression = findExpression(program)
  return expression && readExpression(expression)
}

/** Tell whether an expression is empty or holds comments alone. */
export function isEmptyProgram(program: Program | null | undefined): boolean {
  return program !== null && program !== undefined && program.body.length === 0
}

/** Find the one expression that braces hold. */
export function findExpression(
  program: Program | null | undefined
): Expression | undefined {
  const [statement, ...rest] = program?.body ?? []
  const isAlone = rest.length === 0 && statement?.type === 'ExpressionStatement'
  return isAlone ? statement.expression : undefined
}

function readExpression(expression: Expression): LiteralValue | undefined {
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
    default:
      return undefined
  }
}

function readKey(key: Expression | PrivateIdentifier): string | undefined {
  return key.type === 'Literal' ? String(key.value) : undefined
}

function readObject(object: ObjectExpression): AttributeValue | undefined {
  const entries: Record<string, LiteralValue> = {}
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.computed) return undefined
    const { key, value } = property
    const name = key.type === 'Identifier' ? key.name : readKey(key)
    const literal = readExpression(value as Expression) // no pattern in values
    if (name === undefined || literal === undefined) return undefined
    entries[name] = literal
  }
  return entries
}
