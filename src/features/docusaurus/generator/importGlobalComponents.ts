import { join, posix } from 'node:path'
import { parse } from '@babel/parser'
import type { ImportDeclaration, Node, Statement } from '@babel/types'
import type { Root } from 'hast'
import { findExportedLiteral } from '../../../core/content/check/createScriptLocator.ts'
import type { MarkdownContext } from '../../../core/markdown/markdownContext.ts'
import { importComponents } from '../../../core/markdown/module/rehypeImports.ts'
import { readTracked } from '../../../core/platform/cache/trackedFiles.ts'
import { findThemeFile } from './findMissingModule.ts'

/**
 * Import the components from `src/theme/MDXComponents` that a page uses, as if
 * the page imported them itself.
 */
export function importGlobalComponents(
  tree: Root,
  { contentDir, setup, report }: MarkdownContext
): void {
  const module = findThemeFile('@theme/MDXComponents', contentDir)
  if (module === undefined) return
  const file = join(contentDir, module.slice('@site/'.length))
  const globals = readGlobalComponents(file, module)
  importComponents(tree, name =>
    setup.components?.has(name) ? undefined : globals.components.get(name)
  )
  // They become markup before a component could replace them.
  if (globals.elements.length === 0) return
  report({
    kind: 'feature',
    severity: 'error',
    place: { file },
    message: `Components that replace HTML elements aren't supported: ${globals.elements.join(', ')}.`,
    hint: 'Markdown becomes plain HTML. Style the elements, or use the component by its own name.'
  })
}

/** Components that a website provides to all its pages. */
interface GlobalComponents {
  /** The code that declares a component in a page, by component name. */
  readonly components: ReadonlyMap<string, string>
  /** HTML elements that the website replaces, such as `a`. */
  readonly elements: readonly string[]
}

/**
 * Read the components that `src/theme/MDXComponents` exports.
 *
 * Parses the file instead of running it, so that a page imports only what it
 * uses, and a component that can't be loaded doesn't affect others.
 *
 * @param file absolute
 * @param module the same file as `@site/…`
 */
export function readGlobalComponents(
  file: string,
  module: string
): GlobalComponents {
  const body = parseScript(readTracked(file).toString('utf8'))
  const imports = body.filter(each => each.type === 'ImportDeclaration')
  const components = new Map<string, string>()
  const elements: string[] = []
  for (const [key, value] of listExported(body)) {
    const imported = writeImport(key, value, imports, posix.dirname(module))
    if (!/^[A-Z]/.test(key)) elements.push(key)
    else components.set(key, imported ?? writeMember(key, module))
  }
  return { components, elements }
}

/** Parse a script; the bundler reports one that can't be parsed. */
function parseScript(source: string): readonly Statement[] {
  try {
    const { program } = parse(source, {
      sourceType: 'module',
      plugins: ['jsx', 'typescript']
    })
    return program.body
  } catch {
    return []
  }
}

/** List the keys of the default export with the identifiers they refer to. */
function listExported(
  body: readonly Statement[]
): readonly (readonly [key: string, value: string | undefined])[] {
  const object = findExportedLiteral(body)
  if (object?.type !== 'ObjectExpression') return []
  return object.properties.flatMap(property => {
    if (property.type === 'SpreadElement') return []
    const { key } = property
    const name = key.type === 'StringLiteral' ? key.value : findName(key)
    const value = property.type === 'ObjectProperty' ? property.value : null
    return name === undefined ? [] : [[name, findName(value)] as const]
  })
}

function findName(node: Node | null): string | undefined {
  return node?.type === 'Identifier' ? node.name : undefined
}

/** Repeat an import of the file under another name. */
function writeImport(
  name: string,
  local: string | undefined,
  imports: readonly ImportDeclaration[],
  folder: string
): string | undefined {
  for (const { specifiers, source } of imports) {
    const found = specifiers.find(each => each.local.name === local)
    if (found === undefined) continue
    const isOwn = source.value.startsWith('.')
    const from = isOwn ? posix.join(folder, source.value) : source.value
    return `import ${writeClause(found, name)} from ${JSON.stringify(from)}`
  }
  return undefined
}

function writeClause(
  specifier: ImportDeclaration['specifiers'][number],
  name: string
): string {
  if (specifier.type === 'ImportDefaultSpecifier') return name
  if (specifier.type === 'ImportNamespaceSpecifier') return `* as ${name}`
  const { imported } = specifier
  const from = imported.type === 'Identifier' ? imported.name : imported.value
  return `{ ${from} as ${name} }`
}

/** A placeholder that replaces the file also replaces the component. */
function writeMember(name: string, module: string): string {
  return `import _${name} from '${module}'
const ${name} = _${name}.${name} ?? _${name}`
}
