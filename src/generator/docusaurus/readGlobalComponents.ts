import { posix } from 'node:path'
import { parse } from '@babel/parser'
import type {
  ImportDeclaration,
  Node,
  ObjectExpression,
  Statement
} from '@babel/types'
import { readObserved } from '../store/observedFiles.ts'

/** What a website gives to all of its pages. */
export interface GlobalComponents {
  /** By the name they have in pages: the code that declares them there. */
  readonly components: ReadonlyMap<string, string>
  /** Elements that it replaces, such as `a`. */
  readonly elements: readonly string[]
}

/**
 * Read the components that `src/theme/MDXComponents` exports.
 *
 * It is read, not run, so that a page imports what it uses and no more, and one
 * component that cannot be had takes no other with it.
 *
 * @param file absolute
 * @param module the same file as `@site/…`
 */
export function readGlobalComponents(
  file: string,
  module: string
): GlobalComponents {
  const body = parseScript(readObserved(file).toString('utf8'))
  const imports = new Map(
    body.flatMap(statement =>
      statement.type === 'ImportDeclaration'
        ? listImports(statement, posix.dirname(module))
        : []
    )
  )
  const exported = listExported(body)
  return {
    components: new Map(
      exported
        .filter(([key]) => isComponent(key))
        .map(([key, local]) => [
          key,
          imports.get(local ?? '')?.(key) ?? createMember(key, module)
        ])
    ),
    elements: exported.map(([key]) => key).filter(key => !isComponent(key))
  }
}

function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name)
}

/** A script that can't be read is the bundler's to report. */
function parseScript(source: string): readonly Statement[] {
  try {
    return parse(source, {
      sourceType: 'module',
      plugins: ['jsx', 'typescript']
    }).program.body
  } catch {
    return []
  }
}

/** What imports bring: local name → code that imports it by another name. */
function listImports(
  { specifiers, source: { value } }: ImportDeclaration,
  folder: string
): readonly (readonly [string, (name: string) => string])[] {
  const from = value.startsWith('.') ? posix.join(folder, value) : value
  return specifiers.map(specifier => [
    specifier.local.name,
    name => {
      if (specifier.type === 'ImportDefaultSpecifier') {
        return `import ${name} from '${from}'`
      }
      if (specifier.type === 'ImportNamespaceSpecifier') {
        return `import * as ${name} from '${from}'`
      }
      const { imported } = specifier
      const written = imported.type === 'Identifier' ? imported.name : 'default'
      return `import { ${written} as ${name} } from '${from}'`
    }
  ])
}

/** Where the file is left out, its stand-in is that of the component too. */
function createMember(name: string, module: string): string {
  return `import _${name} from '${module}'; const ${name} = _${name}.${name} ?? _${name}`
}

/** The keys of the default export, and the names that are their values. */
function listExported(
  body: readonly Statement[]
): readonly (readonly [key: string, value: string | undefined])[] {
  const found = body.find(each => each.type === 'ExportDefaultDeclaration')
  const object = findObject(found?.declaration, body)
  return (object?.properties ?? []).flatMap(property => {
    if (property.type === 'SpreadElement') return []
    if (property.key.type !== 'Identifier') return []
    const value = property.type === 'ObjectProperty' && property.value
    const isNamed = value && value.type === 'Identifier'
    return [[property.key.name, isNamed ? value.name : undefined] as const]
  })
}

/** Find the object that is exported, as such or by its name. */
function findObject(
  node: Node | null | undefined,
  body: readonly Statement[]
): ObjectExpression | undefined {
  if (node?.type === 'ObjectExpression') return node
  if (node?.type !== 'Identifier') return undefined
  const declared = body
    .flatMap(each =>
      each.type === 'VariableDeclaration' ? each.declarations : []
    )
    .find(({ id }) => id.type === 'Identifier' && id.name === node.name)
  return findObject(declared?.init, body)
}
