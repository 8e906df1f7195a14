import type { ImportDeclaration } from 'estree'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { findBodyTitle } from '../../../core/content/read/findBodyTitle.ts'
import { splitFrontMatter } from '../../../core/content/read/parseFrontMatter.ts'
import { isJsxElement } from '../../../core/markdown/element.ts'
import type {
  MarkdownContext,
  MarkdownPage
} from '../../../core/markdown/markdownContext.ts'
import {
  createExpressionAttribute,
  createModuleCode,
  findDeclaredNames,
  listImports,
  parseModule,
  type Statement
} from '../../../core/markdown/module/moduleSyntax.ts'
import { hoistModuleCode } from '../../../core/markdown/module/rehypeImports.ts'
import { readFrontMatterValues } from '../../../core/markdown/syntax/remarkPageSyntax.ts'
import { walkNodes } from '../../../core/markdown/walkTree.ts'
import { findThemeFile } from './findMissingModule.ts'
import { importGlobalComponents } from './importGlobalComponents.ts'
import { findRawFile, inlineRawTexts, readRawFile } from './rawFiles.ts'
import { refuseImport } from './refuseImport.ts'
import {
  isDocusaurusModule,
  listReplacements,
  MARKUP_COMPONENTS
} from './replacements.ts'
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
    declareConstants(tree, file)
    replaceComponents(tree, page.renamed)
    inlineRawTexts(tree, page.rawTexts)
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
  const { contentDir, setup } = page.context
  const own =
    isDocusaurusModule(source) && !listReplacements(setup.features).has(source)
      ? findThemeFile(source, contentDir)
      : undefined
  if (own !== undefined) {
    const literal = { type: 'Literal', value: own } as const
    return replaceImport({ ...statement, source: literal }, page)
  }
  return refuseImport(statement, page) ?? [statement]
}

/** The constants that Docusaurus declares in every page, with their values. */
const CONSTANTS = {
  frontMatter: readFrontMatterValues,
  contentTitle: (file: VFile) =>
    findBodyTitle(splitFrontMatter(String(file)).body, 'mdx')?.text
}

/** Declare those constants that a page uses and doesn't declare itself. */
function declareConstants(tree: Root, file: VFile): void {
  const source = String(file)
  const declared = findDeclaredNames(tree)
  const lines = Object.entries(CONSTANTS)
    .filter(([name]) => !declared.has(name) && source.includes(name))
    .map(([name, read]) => `const ${name} = ${JSON.stringify(read(file))}`)
  if (lines.length > 0) {
    tree.children.push(createModuleCode(parseModule(lines.join('\n'))))
  }
}

/**
 * Rename components that become markup, and turn SVGs that a page uses as
 * components into images: an SVG import is its address.
 */
function replaceComponents(
  tree: Root,
  renamed: ReadonlyMap<string, string>
): void {
  const svgs = new Set(
    listImports(tree)
      .filter(({ source }) => /\.svg$/i.test(String(source.value)))
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name))
  )
  if (renamed.size + svgs.size === 0) return
  walkNodes(tree, node => {
    if (!isJsxElement(node)) return
    const name = node.name ?? ''
    node.name = renamed.get(name) ?? node.name
    if (!svgs.has(name)) return
    const src = { type: 'Identifier', name } as const
    node.attributes.push(createExpressionAttribute('src', src))
    if (!node.attributes.some(each => 'name' in each && each.name === 'alt')) {
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'alt', value: '' })
    }
    node.name = 'img'
  })
}
