import type { ImportDeclaration } from 'estree'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { isJsxElement } from '../../../core/markdown/element.ts'
import type {
  MarkdownContext,
  MarkdownPage
} from '../../../core/markdown/markdownContext.ts'
import {
  createModuleCode,
  parseModule,
  type Statement
} from '../../../core/markdown/module/moduleSyntax.ts'
import { hoistModuleCode } from '../../../core/markdown/module/rehypeImports.ts'
import { walkNodes } from '../../../core/markdown/walkTree.ts'
import { createPageConstants } from './createPageConstants.ts'
import { findThemeFile } from './findMissingModule.ts'
import { importGlobalComponents } from './importGlobalComponents.ts'
import { findRawFile, inlineRawTexts, readRawFile } from './rawFiles.ts'
import { refuseMissing, refuseUnknown } from './refuseImport.ts'
import {
  isDocusaurusModule,
  listReplacements,
  MARKUP_COMPONENTS
} from './replacements.ts'
import { replaceSvgComponents } from './replaceSvgComponents.ts'
import { resolveAttributes } from './resolveAttributes.ts'

/** A page whose imports are being replaced. */
interface ImportingPage extends MarkdownPage {
  /** Our component names, by the page's local names. */
  readonly renamed: Map<string, string>
  /** Contents of files that the page imports as text, by local name. */
  readonly rawTexts: Map<string, string>
}

/**
 * Convert a Docusaurus page: replace or remove its imports, inline files that
 * it imports as text, and declare the constants that Docusaurus declares in
 * every page.
 */
export function rehypeDocusaurus(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const page: ImportingPage = {
      context,
      file,
      renamed: new Map(),
      rawTexts: new Map()
    }
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
    const constants = createPageConstants(tree, file)
    if (constants.length > 0) tree.children.push(createModuleCode(constants))
    renameComponents(tree, page.renamed)
    inlineRawTexts(tree, page.rawTexts)
    replaceSvgComponents(tree)
    resolveAttributes(tree, context)
  }
}

/** @returns the replacement of the statement */
function replaceImport(
  statement: ImportDeclaration,
  page: ImportingPage
): readonly Statement[] {
  const source = String(statement.source.value)
  const { data } = page.file
  const raw = findRawFile(source)
  if (raw !== undefined) {
    const name = statement.specifiers[0]?.local.name
    if (name === undefined) return []
    const value = readRawFile(raw, statement, page)
    page.rawTexts.set(name, value)
    return parseModule(`const ${name} = ${JSON.stringify(value)}`)
  }
  const component = MARKUP_COMPONENTS.get(source)
  if (component !== undefined) {
    for (const { local } of statement.specifiers) {
      page.renamed.set(local.name, component)
      data.codeImports = new Map(data.codeImports).set(local.name, statement)
    }
    return []
  }
  const { contentDir, features } = page.context
  if (isDocusaurusModule(source) && !listReplacements(features).has(source)) {
    const own = findThemeFile(source, contentDir)
    if (own === undefined) return refuseUnknown(statement, page)
    const literal = { type: 'Literal', value: own } as const
    return replaceImport({ ...statement, source: literal }, page)
  }
  return refuseMissing(statement, page) ?? [statement]
}

function renameComponents(
  tree: Root,
  renamed: ReadonlyMap<string, string>
): void {
  if (renamed.size === 0) return
  walkNodes(tree, node => {
    if (isJsxElement(node))
      node.name = renamed.get(node.name ?? '') ?? node.name
  })
}
