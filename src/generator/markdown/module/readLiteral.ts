import type { Expression, Program } from 'estree'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'

/** What an attribute can say at compile time. */
export type LiteralValue = string | number | boolean | null

/**
 * Read the value of a JSX attribute, if it needs no evaluation.
 *
 * @returns undefined when only the running page knows the value
 */
export function readAttribute({
  value
}: MdxJsxAttribute): LiteralValue | undefined {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  return readProgram(value.data?.estree)
}

/** Read the value of an expression in braces, if it is a literal. */
export function readProgram(
  program: Program | null | undefined
): LiteralValue | undefined {
  const [statement, ...rest] = program?.body ?? []
  if (rest.length > 0 || statement?.type !== 'ExpressionStatement') {
    return undefined
  }
  return readExpression(statement.expression)
}

function readExpression(expression: Expression): LiteralValue | undefined {
  if (expression.type === 'Literal') {
    const { value } = expression
    const isPlain = typeof value !== 'object' && typeof value !== 'bigint'
    return isPlain || value === null ? value : undefined
  }
  if (expression.type === 'TemplateLiteral') {
    const [quasi, ...rest] = expression.quasis
    return rest.length === 0 ? (quasi?.value.cooked ?? undefined) : undefined
  }
  return undefined
}

/** Tell whether an expression is empty or holds comments alone. */
export function isEmptyProgram(program: Program | null | undefined): boolean {
  return program !== null && program !== undefined && program.body.length === 0
}
