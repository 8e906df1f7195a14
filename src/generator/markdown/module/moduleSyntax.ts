import type { Expression } from 'estree'
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression
} from 'mdast-util-mdx-jsx'
import type { MdxjsEsmHast } from 'mdast-util-mdxjs-esm'
import { splitAtImports } from './pageImports.ts'
import type { Statement } from './parseModule.ts'

/** Create a node that puts statements at the top of the page's module. */
export function createModuleCode(body: readonly Statement[]): MdxjsEsmHast {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [...body] } }
  }
}

/** Create `const name = value`. */
export function createConstant(name: string, value: Expression): Statement {
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: { type: 'Identifier', name },
        init: value
      }
    ]
  }
}

/** Create the expression of a string that may contain imported addresses. */
export function createStringExpression(value: string): Expression {
  const parts = splitAtImports(value).map(
    (part, index): Expression =>
      index % 2 === 1
        ? { type: 'Identifier', name: part }
        : { type: 'Literal', value: part }
  )
  const empty: Expression = { type: 'Literal', value: '' }
  const [first = empty, ...rest] = parts.filter(
    part => part.type !== 'Literal' || part.value !== ''
  )
  return rest.reduce<Expression>(
    (left, right) => ({ type: 'BinaryExpression', operator: '+', left, right }),
    first
  )
}

/** Create a JSX attribute whose value is an expression. */
export function createExpressionAttribute(
  name: string,
  expression: Expression
): MdxJsxAttribute {
  const value: MdxJsxAttributeValueExpression = {
    type: 'mdxJsxAttributeValueExpression',
    value: name,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{ type: 'ExpressionStatement', expression }]
      }
    }
  }
  return { type: 'mdxJsxAttribute', name, value }
}
