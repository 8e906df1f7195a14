import type { ImportDeclaration } from 'estree'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { isJsxElement } from '../../../core/markdown/jsxElement.ts'
import type {
  MarkdownContext,
  MarkdownPage
} from '../../../core/markdown/markdownContext.ts'
import { createModuleCode } from '../../../core/markdown/module/moduleSyntax.ts'
import {
  parseModule,
  type Statement
} from '../../../core/markdown/module/parseModule.ts'
import { hoistModuleCode } from '../../../core/markdown/module/rehypeImports.ts'
import { walkNodes } from '../../../core/markdown/walkTree.ts'
import {
  isForeign,
  listCounterparts,
  WRITTEN_COMPONENTS
} from './counterparts.ts'
import { createPageConstants } from './createPageConstants.ts'
import { findThemeFile } from './findMissingModule.ts'
import { importGlobalComponents } from './importGlobalComponents.ts'
import { findRawFile, readRawFile, showRawTexts } from './rawFiles.ts'
import { refuseMissing, refuseUnknown } from './refuseImport.ts'
import { settleAttributes } from './settleAttributes.ts'
import { showPictures } from './showPictures.ts'

/** A page whose imports we replace, and what we find on the way. */
interface ImportingPage extends MarkdownPage {
  /** Our names of components, by the names that the page gives them. */
  readonly renamed: Map<string, string>
  /** Texts of files that the page imports as text, by local name. */
  readonly rawTexts: Map<string, string>
}

/**
 * Turn a page written for Docusaurus into one of this generator's: replace or
 * leave out its imports, inline files that it imports as text, and declare the
 * names that Docusaurus declares for every page.
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
    showRawTexts(tree, page.rawTexts)
    showPictures(tree)
    settleAttributes(tree, context)
  }
}

/** @returns what replaces the statement */
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
  const component = WRITTEN_COMPONENTS.get(source)
  if (component !== undefined) {
    for (const { local } of statement.specifiers) {
      page.renamed.set(local.name, component)
      data.codeImports = new Map(data.codeImports).set(local.name, statement)
    }
    return []
  }
  const { contentDir, features } = page.context
  if (isForeign(source) && !listCounterparts(features).has(source)) {
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
