import { type ParseResult, parse } from '@babel/parser'
import type { RuleSetRule } from '@rspack/core'
import { findModule } from '../platform/findModule.ts'

type Statement = ParseResult['program']['body'][number]

/** Replaces a part of the source. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Bundler loader that removes what React Router assigns to its components after
 * it has declared them. The minifier keeps the unused components otherwise, and
 * everything that they use.
 *
 * Names for developer tools are dropped, and a class gets its context in its body.
 */
export default function routerLoader(source: string): string {
  const { body } = parse(source, {
    sourceType: 'module',
    attachComment: false
  }).program
  const classBodies = new Map(body.flatMap(listClassBodies))
  return body
    .flatMap(statement => listEdits(statement, classBodies, source))
    .sort((one, other) => other.start - one.start)
    .reduce(
      (rest, { start, end, text }) =>
        rest.slice(0, start) + text + rest.slice(end),
      source
    )
}

/** List the classes that a statement declares: name → start of the body. */
function listClassBodies(
  statement: Statement
): readonly (readonly [name: string, start: number])[] {
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init?.type === 'ClassExpression'
      ? [[id.name, (init.body.start ?? 0) + 1] as const]
      : []
  )
}

/** List the edits that drop or move an assignment to a component's property. */
function listEdits(
  statement: Statement,
  classBodies: ReadonlyMap<string, number>,
  source: string
): readonly Edit[] {
  if (statement.type !== 'ExpressionStatement') return []
  const { expression, start, end } = statement
  if (expression.type !== 'AssignmentExpression') return []
  const { left, right } = expression
  if (left.type !== 'MemberExpression') return []
  const { object, property } = left
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return []
  const removal = { start: start ?? 0, end: end ?? 0, text: '' }
  if (property.name === 'displayName') return [removal]
  const body = classBodies.get(object.name)
  if (property.name !== 'contextType' || body === undefined) return []
  const value = source.slice(right.start ?? 0, right.end ?? 0)
  const text = ` static contextType = ${value};`
  return [removal, { start: body, end: body, text }]
}

/**
 * Configure the rule that makes React Router's modules small: SWC's React transform
 * marks calls such as `createContext` and `forwardRef` as pure.
 */
export function configureRouter(): RuleSetRule {
  return {
    test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.m?js$/,
    type: 'javascript/auto',
    use: [
      {
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            // The React transform runs for JSX only.
            parser: { syntax: 'ecmascript', jsx: true },
            target: 'es2022'
          }
        }
      },
      { loader: findModule(import.meta.url, 'routerLoader') }
    ]
  }
}
