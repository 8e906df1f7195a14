import { dirname, join } from 'node:path'
import type { ImportDeclaration, Program } from 'estree'
import type { Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { findPackageName } from '../../content/findPackageName.ts'
import { normalizeLink } from '../elements/normalizeLink.ts'
import { isJsxElement } from '../jsxElement.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { reportFinding } from '../reportFinding.ts'
import { walkNodes } from '../walkTree.ts'
import {
  findMissingModule,
  findThemeFile,
  type MissingModule
} from './findMissingModule.ts'
import { findReplacement, REPLACED_MODULES } from './findReplacement.ts'
import { createConstant, createExpressionAttribute } from './moduleSyntax.ts'
import { createStatementPlace, findRawFile, readRawFile } from './rawFiles.ts'

type Statement = Program['body'][number]

declare module 'vfile' {
  interface DataMap {
    /** Names of imports that were refused, and need no second message. */
    refusedNames: ReadonlySet<string>
  }
}

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
      const missing = context.leavesOut && findMissing(source, page, statement)
      if (missing) return leaveOut(statement, missing, page)
      return [{ ...statement, source: createSource(source, context, file) }]
    }
    case 'module': {
      const missing = context.leavesOut && findMissing(source, page, statement)
      if (missing) return leaveOut(statement, missing, page)
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
      reportUnknown(statement, context, file)
      return createStandIns(statement)
    }
  }
}

function findMissing(
  source: string,
  { context, file }: ImportedPage,
  { specifiers }: ImportDeclaration
): MissingModule | undefined {
  const importer = {
    file: file.path,
    contentDir: context.contentDir,
    addDependency: (dependency: string) =>
      context.addDependency(file.path, dependency)
  }
  const wanted = specifiers.flatMap(specifier =>
    specifier.type === 'ImportSpecifier' &&
    specifier.imported.type === 'Identifier'
      ? [specifier.imported.name]
      : []
  )
  return findMissingModule(source, importer, { wanted })
}

function leaveOut(
  statement: ImportDeclaration,
  missing: MissingModule,
  { context, file }: ImportedPage
): readonly Statement[] {
  refuseNames(statement, file)
  const node = createStatementPlace(statement)
  reportFinding(context, { file, node }, describeMissing(missing))
  return createStandIns(statement)
}

function describeMissing({ name, lacking, importer }: MissingModule) {
  const what = lacking === undefined ? `"${name}"` : `"${lacking}" of "${name}"`
  return {
    kind: 'feature' as const,
    level: 'error' as const,
    message:
      importer === undefined
        ? `The module ${what} can't be found, so what pages import from it is left out.`
        : `The component ${importer} imports ${what}, which can't be found, so the component is left out.`,
    remedy: createRemedy(name)
  }
}

function createRemedy(name: string): string {
  if (name.startsWith('.') || name.startsWith('@site/')) {
    return 'Make the file, correct the path, or remove the import and what it brings.'
  }
  return /^@(?:theme|theme-original|docusaurus)\//.test(name)
    ? 'This theme has nothing for it: write the component without it, or remove the import.'
    : `Install it: npm install ${findPackageName(name)}. Or remove the import and what it brings.`
}

/**
 * Create what an expression finds under the names of an import that is left out:
 * a component and a function that give nothing.
 */
function createStandIns({
  specifiers
}: ImportDeclaration): readonly Statement[] {
  return specifiers.map(({ local }) =>
    createConstant(local.name, {
      type: 'ArrowFunctionExpression',
      expression: true,
      generator: false,
      async: false,
      params: [],
      body: { type: 'Literal', value: null }
    })
  )
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

/** A picture that is used as a component, as SVG may be, is an image. */
function showPictures(tree: Root): void {
  const names = new Set(
    tree.children
      .flatMap(node =>
        node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []
      )
      .flatMap(statement =>
        statement.type === 'ImportDeclaration' &&
        /\.svg$/i.test(String(statement.source.value))
          ? statement.specifiers.map(({ local }) => local.name)
          : []
      )
  )
  if (names.size === 0) return
  walkNodes(tree, node => {
    if (!isJsxElement(node) || !names.has(node.name ?? '')) return undefined
    const src = { type: 'Identifier', name: node.name ?? '' } as const
    node.attributes.push(createExpressionAttribute('src', src))
    if (!node.attributes.some(each => 'name' in each && each.name === 'alt')) {
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'alt', value: '' })
    }
    node.name = 'img'
    return undefined
  })
}

function reportUnknown(
  statement: ImportDeclaration,
  context: MarkdownContext,
  file: VFile
): void {
  refuseNames(statement, file)
  reportFinding(
    context,
    { file, node: createStatementPlace(statement) },
    {
      kind: 'feature',
      level: 'error',
      message: `This theme has nothing for "${statement.source.value}".`,
      remedy: `Remove the import and what it brings, or import a component of your own. Known are ${REPLACED_MODULES.join(', ')}.`
    }
  )
}

function refuseNames({ specifiers }: ImportDeclaration, file: VFile): void {
  file.data.refusedNames = new Set([
    ...(file.data.refusedNames ?? []),
    ...specifiers.map(({ local }) => local.name)
  ])
}
