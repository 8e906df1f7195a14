import type { Element, Parents, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { createPageKey } from '../createPageKey.ts'
import type { CodeSymbol, MarkdownContext } from '../markdownContext.ts'
import { reportFinding } from '../reportFinding.ts'
import { walkElements } from '../walkTree.ts'
import { type FenceProblem, findFenceProblems } from './findFenceProblems.ts'
import type { HighlightCode } from './highlightCode.ts'
import { includeCode } from './includeCode.ts'
import { linkNotes } from './linkNotes.ts'
import { markSymbols } from './markSymbols.ts'
import { parseCodeMeta } from './parseCodeMeta.ts'
import { prepareCode } from './prepareCode.ts'
import { renderCodeBlock } from './renderCode.ts'
import { resolveLanguage } from './resolveLanguage.ts'

interface Fence {
  readonly pre: Element
  readonly code: Element
  readonly parent: Parents
}

/** Highlight code fences and give them their bars and buttons. */
export function rehypeCode(
  context: MarkdownContext,
  highlightCode: HighlightCode
) {
  return async (tree: Root, file: VFile) => {
    const fences = findFences(tree)
    if (fences.length === 0) return
    const key = createPageKey(context, file)
    const replacing = fences.map(async (fence, index) => {
      const value = await renderFence(fence, `code-${key}-${index + 1}`, {
        context,
        file,
        highlightCode
      })
      const position = fence.parent.children.indexOf(fence.pre)
      fence.parent.children[position] = { type: 'raw', value }
    })
    await Promise.all(replacing)
  }
}

function findFences(tree: Root): readonly Fence[] {
  const fences: Fence[] = []
  walkElements(tree, (pre, _, parent) => {
    const [code, ...rest] = pre.children
    if (pre.tagName !== 'pre' || rest.length > 0) return undefined
    if (code?.type !== 'element' || code.tagName !== 'code') return undefined
    if (code.children.every(child => child.type === 'text')) {
      fences.push({ pre, code, parent })
    }
    return 'skip'
  })
  return fences
}

async function renderFence(
  { pre, code, parent }: Fence,
  id: string,
  page: {
    readonly context: MarkdownContext
    readonly file: VFile
    readonly highlightCode: HighlightCode
  }
): Promise<string> {
  const language = findFenceLanguage(code)
  checkLanguage(language, pre, page)
  const info = String(code.properties.dataMeta ?? '')
  const meta = parseCodeMeta(info)
  if (meta.flags.has('live')) {
    reportFinding(page.context, { file: page.file, node: pre }, LIVE)
  }
  const included = includeCode(meta, pre, page)
  const source = included ?? toText(code).replace(/\n$/, '')
  const lines = source.split('\n')
  const problems = findFenceProblems({ info, meta, lines })
  for (const { line, ...problem } of problems) {
    // Included code has lines of its own file.
    const isHere = included === undefined && line !== undefined
    reportFenceProblem({ ...problem, ...(isHere && { line }) }, pre, page)
  }
  const hasNotes = linkNotes(parent, pre, { id, texts: page.context.texts })
  const prepared = prepareCode(source, meta, { language, hasNotes })
  const text = prepared.lines.map(line => line.text).join('\n')
  const tokens = markSymbols(
    await page.highlightCode(text, language),
    findSymbols(source, language, page.context)
  )
  return renderCodeBlock({
    language,
    meta,
    code: prepared,
    tokens,
    texts: page.context.texts,
    ...(hasNotes && { notesId: id })
  })
}

const LIVE = {
  kind: 'feature',
  level: 'warn',
  message:
    'Live code is not supported: the code block is shown without an editor.',
  remedy: 'Remove "live", or import a component that shows the result.'
} as const

function checkLanguage(
  language: string,
  fence: Element,
  { context, file }: { readonly context: MarkdownContext; readonly file: VFile }
): void {
  const resolved = resolveLanguage(language)
  // A formula or a diagram that failed is said already.
  const isDrawn = language === 'math' || language === 'mermaid'
  if (resolved.kind !== 'unknown' || isDrawn) return
  const hint = resolved.nearest && `Did you mean "${resolved.nearest}"? `
  reportFinding(
    context,
    { file, node: fence },
    {
      kind: 'feature',
      level: 'warn',
      message: `Code in "${language}" is shown without colours: the language is unknown.`,
      remedy: `${hint ?? ''}If it is plain text, write \`\`\`text.`
    }
  )
}

/** Lines of the code are lines of the page, below that of the backticks. */
function reportFenceProblem(
  { line = 0, message, remedy }: FenceProblem,
  { position }: Element,
  { context, file }: { readonly context: MarkdownContext; readonly file: VFile }
): void {
  const start = position && {
    ...position.start,
    line: position.start.line + line
  }
  const node = {
    type: 'code',
    ...(start && { position: { start, end: start } })
  }
  reportFinding(context, { file, node }, { level: 'warn', message, remedy })
}

const SYMBOL_LANGUAGES = new Set(['ts', 'tsx', 'typescript'])

function findSymbols(
  source: string,
  language: string,
  context: MarkdownContext
): ReadonlyMap<string, CodeSymbol> {
  const find = SYMBOL_LANGUAGES.has(language) ? context.findSymbols : undefined
  return find ? find(source) : new Map()
}

function findFenceLanguage(code: Element): string {
  const { className } = code.properties
  const names = Array.isArray(className) ? className.map(String) : []
  const name = names.find(each => each.startsWith('language-'))
  // Authors write ```ts{1} too.
  const language = name?.slice('language-'.length).replace(/\{.*$/, '')
  return language?.toLowerCase() || 'text'
}
