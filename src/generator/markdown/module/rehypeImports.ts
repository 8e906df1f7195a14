import { dirname, join } from 'node:path'
import type { ImportDeclaration, Program } from 'estree'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { normalizeLink } from '../elements/normalizeLink.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { reportFinding } from '../reportFinding.ts'
import { walkNodes } from '../walkTree.ts'
import { findReplacement, REPLACED_MODULES } from './findReplacement.ts'
import { createConstant } from './moduleSyntax.ts'
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
  }
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
    case undefined:
      return [{ ...statement, source: createSource(source, context, file) }]
    case 'module': {
      const folder = dirname(context.componentsModule ?? '')
      const path = join(folder, replacement.file)
      return [{ ...statement, source: createLiteral(path) }]
    }
    case 'component':
      renameImported(statement, replacement.name, page.renamed)
      return []
    case 'unknown':
      reportUnknown(statement, context, file)
      return []
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
    const isJsx =
      node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    if (isJsx) node.name = renamed.get(node.name ?? '') ?? node.name
    return undefined
  })
}

function reportUnknown(
  statement: ImportDeclaration,
  context: MarkdownContext,
  file: VFile
): void {
  file.data.refusedNames = new Set([
    ...(file.data.refusedNames ?? []),
    ...statement.specifiers.map(({ local }) => local.name)
  ])
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
