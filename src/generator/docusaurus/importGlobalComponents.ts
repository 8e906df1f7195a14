import { join } from 'node:path'
import type { ImportDeclaration } from 'estree'
import type { Root } from 'hast'
import type { MarkdownContext } from '../markdown/markdownContext.ts'
import {
  createImport,
  findUndeclared
} from '../markdown/module/importSiteComponents.ts'
import {
  createConstant,
  createModuleCode
} from '../markdown/module/moduleSyntax.ts'
import { findThemeFile } from './findMissingModule.ts'
import {
  type ComponentOrigin,
  type GlobalComponents,
  readGlobalComponents
} from './readGlobalComponents.ts'

const MODULE = '@theme/MDXComponents'
const GLOBALS = '_globals'

/**
 * Import what a page uses of the components that `src/theme/MDXComponents` gives
 * to all pages, as if the page did so itself.
 */
export function importGlobalComponents(
  tree: Root,
  context: MarkdownContext
): void {
  const { contentDir, components = new Map() } = context
  const module = findThemeFile(MODULE, contentDir)
  if (module === undefined) return
  const path = join(contentDir, module.slice('@site/'.length))
  const globals = readGlobalComponents(path, module)
  reportElements(globals, path, context)
  const used = [...findUndeclared(tree)].filter(
    ([name]) => !components.has(name)
  )
  const imports = used.flatMap(([name, node]) => {
    const origin = globals.components.get(name)
    if (origin === undefined) return []
    return [createImport(origin.source, createSpecifier(name, origin), node)]
  })
  const own = used.filter(([name]) => globals.own.has(name))
  const [first] = own
  if (first !== undefined) {
    const origin = { source: module, exported: 'default' }
    const specifier = createSpecifier(GLOBALS, origin)
    imports.push(createImport(module, specifier, first[1]))
  }
  if (imports.length === 0) return
  const constants = own.map(([name]) => createMember(name))
  tree.children.unshift(createModuleCode([...imports, ...constants]))
}

/** Elements are markup by the time that a component could stand for them. */
function reportElements(
  { elements }: GlobalComponents,
  path: string,
  context: MarkdownContext
): void {
  if (elements.length === 0) return
  context.report({
    kind: 'feature',
    level: 'error',
    file: path,
    message: `Components that replace HTML elements are not supported: ${elements.join(', ')}.`,
    remedy:
      'Markdown becomes plain markup. Style the elements, or use the component under its own name.'
  })
}

function createSpecifier(
  name: string,
  { exported }: ComponentOrigin
): ImportDeclaration['specifiers'][number] {
  const local = { type: 'Identifier', name } as const
  if (exported === '*') return { type: 'ImportNamespaceSpecifier', local }
  if (exported === 'default') return { type: 'ImportDefaultSpecifier', local }
  const imported = { type: 'Identifier', name: exported } as const
  return { type: 'ImportSpecifier', local, imported }
}

/** Where the file is left out, its stand-in is that of the component too. */
function createMember(name: string) {
  const all = { type: 'Identifier', name: GLOBALS } as const
  const left = {
    type: 'MemberExpression',
    object: all,
    property: { type: 'Identifier', name },
    computed: false,
    optional: false
  } as const
  return createConstant(name, {
    type: 'LogicalExpression',
    operator: '??',
    left,
    right: all
  })
}
