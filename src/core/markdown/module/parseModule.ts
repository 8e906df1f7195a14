import { parse, parseExpression as parseCode } from '@babel/parser'
import type { Expression, Program } from 'estree'

/** A statement of a page's module code. */
export type Statement = Program['body'][number]

/** Parse code to add to a page's module. */
export function parseModule(code: string): readonly Statement[] {
  const { program } = parse(code, { sourceType: 'module', plugins: ['estree'] })
  return (program as unknown as Program).body // by the plugin "estree"
}

/** Parse an expression to add to a page's module. */
export function parseExpression(code: string): Expression {
  return parseCode(code, { plugins: ['estree'] }) as unknown as Expression
}
