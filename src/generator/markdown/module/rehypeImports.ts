import { dirname, join } from 'node:path'
import type { ImportDeclaration } from 'estree'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { normalizeLink } from '../elements/normalizeLink.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { reportFinding } from '../reportFinding.ts'
import { walkNodes } from '../walkTree.ts'
import { findReplacement, REPLACED_MODULES } from './findReplacement.ts'

/**
 * Let pages keep the imports of Docusaurus: `@theme/…` and `@docusaurus/…`
 * become what this theme has instead, `@site/…` a path from the page.
 */
export function rehypeImports(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const renamed = new Map<string, string>()
    const unknown: ImportDeclaration[] = []
    for (const node of tree.children) {
      const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined
      if (!program) continue
      program.body = program.body.filter(statement => {
        if (statement.type !== 'ImportDeclaration') return true
        const source = String(statement.source.value)
        const replacement = findReplacement(source)
        if (replacement === undefined) {
          statement.source = createSource(source, context, file)
          return true
        }
        if (replacement.kind === 'module') {
          const folder = dirname(context.componentsModule ?? '')
          statement.source = createLiteral(join(folder, replacement.file))
          return true
        }
        if (replacement.kind === 'unknown') unknown.push(statement)
        else renameImported(statement, replacement.name, renamed)
        return false
      })
    }
    renameComponents(tree, renamed)
    for (const statement of unknown) reportUnknown(statement, context, file)
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
  { source, loc }: ImportDeclaration,
  context: MarkdownContext,
  file: VFile
): void {
  const start = loc?.start
  const position = start && {
    start: { line: start.line, column: start.column + 1 },
    end: { line: start.line, column: start.column + 1 }
  }
  const node = { type: 'import', ...(position && { position }) }
  reportFinding(
    context,
    { file, node },
    {
      kind: 'feature',
      level: 'error',
      message: `This theme has nothing for "${source.value}".`,
      remedy: `Remove the import and what it brings, or import a component of your own. Known are ${REPLACED_MODULES.join(', ')}.`
    }
  )
}
