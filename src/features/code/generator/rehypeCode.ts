import type { Element, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { parseCodeMeta } from '../../../core/markdown/elements/codeMeta.ts'
import {
  type Fence,
  findFences,
  findFenceWord,
  findLinePosition
} from '../../../core/markdown/elements/findFences.ts'
import type { HighlightCode } from '../../../core/markdown/highlight/highlightCode.ts'
import { markSymbols } from '../../../core/markdown/highlight/markSymbols.ts'
import { resolveLanguage } from '../../../core/markdown/highlight/resolveLanguage.ts'
import {
  type CodeSymbol,
  type MarkdownContext,
  type MarkdownPage,
  reportDiagnostic
} from '../../../core/markdown/markdownContext.ts'
import { checkFences } from './checkFences.ts'
import { includeCode } from './includeCode.ts'
import { findDiffLanguage, prepareCode } from './prepareCode.ts'
import { renderCodeBlock } from './renderCode.ts'

/** Render code fences: highlighted code with title bars and buttons. */
export function rehypeCode(
  context: MarkdownContext,
  highlightCode: HighlightCode
) {
  return async (tree: Root, file: VFile) => {
    const fences = findFences(tree)
    if (fences.length === 0) return
    const replacing = fences.map(async fence => {
      const value = await renderFence(fence, {
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

async function renderFence(
  { pre, code, ...fence }: Fence,
  page: MarkdownPage & { readonly highlightCode: HighlightCode }
): Promise<string> {
  const writtenLanguage = fence.language || 'text'
  const word = findFenceWord(code)
  checkLanguage(writtenLanguage, pre, page)
  const info = String(code.properties.dataMeta ?? '')
  const meta = parseCodeMeta(info)
  if (meta.flags.has('live')) {
    reportDiagnostic(page, pre, LIVE_CODE)
  }
  const included = includeCode(meta, pre, page)
  const source = included ?? toText(code).replace(/\n$/, '')
  const lines = source.split('\n')
  const diagnostics = checkFences({ word, info, meta, lines })
  for (const { line = 0, ...diagnostic } of diagnostics) {
    // Line numbers of included code refer to another file.
    const place = findLinePosition(pre, included === undefined ? line : 0)
    reportDiagnostic(page, place, { severity: 'warning', ...diagnostic })
  }
  const diffLanguage =
    writtenLanguage === 'diff' ? findDiffLanguage(source, meta) : undefined
  const language = diffLanguage ?? writtenLanguage
  const isDiff = diffLanguage !== undefined
  const visible = prepareCode(source, meta, { language, isDiff })
  const text = visible.map(line => line.text).join('\n')
  const tokens = markSymbols(
    await page.highlightCode(text, language),
    findSymbols(isDiff ? text : source, language, page.context)
  )
  return renderCodeBlock({
    language,
    meta,
    lines: visible,
    tokens,
    texts: page.context.texts
  })
}

const LIVE_CODE = {
  kind: 'feature',
  severity: 'warning',
  message:
    "Live code isn't supported. The code block is shown without an editor.",
  hint: 'Remove "live", or import a component that shows the result.'
} as const

function checkLanguage(
  language: string,
  fence: Element,
  page: MarkdownPage
): void {
  const resolved = resolveLanguage(language)
  // Formulas and diagrams that failed have already been reported.
  const isRendered = language === 'math' || language === 'mermaid'
  if (resolved.kind !== 'unknown' || isRendered) return
  const suggestion = resolved.nearest && `Did you mean "${resolved.nearest}"? `
  reportDiagnostic(page, fence, {
    kind: 'feature',
    severity: 'warning',
    message: `The code isn't highlighted, because the language "${language}" is unknown.`,
    hint: `${suggestion ?? ''}For plain text, write \`\`\`text. For a title, write \`\`\`ts title="name.ts".`
  })
}

const SYMBOL_LANGUAGES = new Set(['ts', 'tsx', 'typescript'])

function findSymbols(
  source: string,
  language: string,
  context: MarkdownContext
): ReadonlyMap<string, CodeSymbol> {
  const find = SYMBOL_LANGUAGES.has(language)
    ? context.setup.findSymbols
    : undefined
  return find ? find(source) : new Map()
}
