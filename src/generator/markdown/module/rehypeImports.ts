import { dirname, join } from 'node:path'
import type { ImportDeclaration } from 'estree'
import type { Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { normalizeLink } from '../elements/normalizeLink.ts'
import { isJsxElement } from '../jsxElement.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { walkNodes } from '../walkTree.ts'
import { findThemeFile } from './findMissingModule.ts'
import { findReplacement } from './findReplacement.ts'
import { importGlobalComponents } from './importGlobalComponents.ts'
import { createConstant } from './moduleSyntax.ts'
import { findRawFile, readRawFile } from './rawFiles.ts'
import { refuseMissing, refuseUnknown, type Statement } from './refuseImport.ts'
import { showPictures } from './showPictures.ts'

/** What the imports of one page are turned with, and what they turn up. */
interface ImportedPage {
  readonly context: MarkdownContext
  readonly file: VFile
  /** Names that components have in the page, and their own names. */
  readonly renamed: Map<string, string>
}

/**
 * Let pages keep the imports of Docusaurus: `@theme/…` and `@docusaurus/…`
 * become what this theme has instead, `@site/…` a path from the page, and files
 * that are wanted as text that text.
 */
export function rehypeImports(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const page = { context, file, renamed: new Map<string, string>() }
    hoistModuleCode(tree)
    importGlobalComponents(tree, context)
    for (const node of tree.children) {
      const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined
      if (!program) continue
      program.body = program.body.flatMap(statement =>
        statement.type === 'ImportDeclaration'
          ? replaceImport(statement, page)
          : [statement]
      )
    }
    renameComponents(tree, page.renamed)
    showPictures(tree)
  }
}

/** Imports may stand inside elements and admonitions, and hold for the page. */
function hoistModuleCode(tree: Root): void {
  const hoisted: RootContent[] = []
  walkNodes(tree, (node, index, parent) => {
    if (node.type !== 'mdxjsEsm' || parent === tree) return undefined
    parent.children.splice(index, 1)
    hoisted.push(node)
    return index
  })
  tree.children.unshift(...hoisted)
}

function replaceImport(
  statement: ImportDeclaration,
  page: ImportedPage
): readonly Statement[] {
  const { context, file } = page
  const source = String(statement.source.value)
  const raw = findRawFile(source)
  if (raw !== undefined) {
    const { name, text } = readRawFile(raw, statement, page)
    return [createConstant(name, createLiteral(text))]
  }
  const replacement = findReplacement(source)
  switch (replacement?.kind) {
    case undefined: {
      const refused = refuseMissing(statement, page)
      if (refused) return refused
      return [{ ...statement, source: createSource(source, context, file) }]
    }
    case 'module': {
      const refused = refuseMissing(statement, page)
      if (refused) return refused
      const folder = dirname(context.componentsModule ?? '')
      const path = join(folder, replacement.file)
      return [{ ...statement, source: createLiteral(path) }]
    }
    case 'component':
      renameImported(statement, replacement.name, page.renamed)
      return []
    case 'unknown': {
      const own = findThemeFile(source, context.contentDir)
      if (own !== undefined) {
        const literal = createLiteral(own)
        return replaceImport({ ...statement, source: literal }, page)
      }
      return refuseUnknown(statement, page)
    }
  }
}

function createSource(source: string, context: MarkdownContext, file: VFile) {
  return createLiteral(
    source.startsWith('@site/static/')
      ? normalizeLink(source.replace('/static/', '/./static/'), context, file)
      : normalizeLink(source, context, file)
  )
}

function createLiteral(value: string): ImportDeclaration['source'] {
  return { type: 'Literal', value }
}

function renameImported(
  { specifiers }: ImportDeclaration,
  name: string,
  renamed: Map<string, string>
): void {
  for (const { local } of specifiers) renamed.set(local.name, name)
}

function renameComponents(
  tree: Root,
  renamed: ReadonlyMap<string, string>
): void {
  if (renamed.size === 0) return
  walkNodes(tree, node => {
    if (isJsxElement(node))
      node.name = renamed.get(node.name ?? '') ?? node.name
    return undefined
  })
}
