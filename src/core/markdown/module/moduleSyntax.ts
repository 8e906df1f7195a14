import type { Expression } from 'estree'
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression
} from 'mdast-util-mdx-jsx'
import type { MdxjsEsmHast } from 'mdast-util-mdxjs-esm'
import type { Statement } from './parseModule.ts'

/** Create a node that puts statements at the top of the page's module. */
export function createModuleCode(body: readonly Statement[]): MdxjsEsmHast {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [...body] } }
  }
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
