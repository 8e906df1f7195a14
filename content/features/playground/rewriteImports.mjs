import { parse } from '@babel/parser'

/**
 * Replace what a module imports from.
 *
 * @param {string} code TypeScript, with JSX
 * @param {(specifier: string) => string | undefined} resolve returns the new
 * specifier, or undefined to keep it
 * @returns {string}
 */
export function rewriteImports(code, resolve) {
  let result = code
  for (const { source } of parseModule(code).toReversed()) {
    const target = source && resolve(source.value)
    if (!target) continue
    const before = result.slice(0, source.start)
    result = before + JSON.stringify(target) + result.slice(source.end)
  }
  return result
}

/**
 * Find the component that a sample exports.
 *
 * @param {string} code TypeScript, with JSX
 * @returns {{ name: string, props: readonly string[], required: readonly string[] }}
 * its name, its props, and those without a default value
 * @throws {Error} if the sample doesn't export exactly one
 */
export function findComponent(code) {
  const found = parseModule(code).flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' &&
    declaration?.type === 'FunctionDeclaration' &&
    /^[A-Z]/.test(declaration.id.name)
      ? [declaration]
      : []
  )
  const [component] = found
  if (found.length !== 1) {
    throw new Error(
      `A live sample exports one component, and this one exports ${found.length}.`
    )
  }
  const [parameter] = component.params
  const listed = parameter?.type === 'ObjectPattern' ? parameter.properties : []
  const properties = listed.filter(({ type }) => type === 'ObjectProperty')
  const toNames = nodes => nodes.map(({ key }) => key.name)
  return {
    name: component.id.name,
    props: toNames(properties),
    required: toNames(
      properties.filter(({ value }) => value.type !== 'AssignmentPattern')
    )
  }
}

/** List the top-level statements of a module. */
function parseModule(code) {
  const options = { sourceType: 'module', plugins: ['typescript', 'jsx'] }
  return parse(code, options).program.body.filter(
    ({ importKind, exportKind }) =>
      importKind !== 'type' && exportKind !== 'type'
  )
}
