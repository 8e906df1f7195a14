import type { Element, Parents, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { MarkdownContext } from '../markdownContext.ts'
import { cacheHighlights } from './cacheHighlights.ts'
import { createHighlightCode, type HighlightCode } from './highlightCode.ts'
import { parseCodeMeta } from './parseCodeMeta.ts'
import { renderCodeBlock } from './renderCode.ts'

interface Fence {
  readonly pre: Element
  readonly code: Element
  readonly parent: Parents
}

/** Highlight code fences and give them their bars and buttons. */
export function rehypeCode(context: MarkdownContext) {
  const highlightCode = cacheHighlights(context.cacheDir, createHighlightCode())
  return async (tree: Root) => {
    const fences = findFences(tree)
    await Promise.all(fences.map(fence => replaceFence(fence, highlightCode)))
  }
}

function findFences(tree: Root): readonly Fence[] {
  const fences: Fence[] = []
  visit(tree, 'element', (pre, _, parent) => {
    const [code, ...rest] = pre.children
    const isFence = pre.tagName === 'pre' && rest.length === 0
    if (!isFence || parent === undefined) return
    if (code?.type !== 'element' || code.tagName !== 'code') return
    if (code.children.every(child => child.type === 'text')) {
      fences.push({ pre, code, parent })
    }
  })
  return fences
}

async function replaceFence(
  { pre, code, parent }: Fence,
  highlightCode: HighlightCode
): Promise<void> {
  const language = findFenceLanguage(code)
  const meta = parseCodeMeta(String(code.properties.dataMeta ?? ''))
  const text = toText(code).replace(/\n$/, '')
  const lines = await highlightCode(text, language)
  const value = renderCodeBlock({ language, meta, lines })
  const index = parent.children.indexOf(pre)
  parent.children[index] = { type: 'raw', value }
}

function findFenceLanguage(code: Element): string {
  const { className } = code.properties
  const names = Array.isArray(className) ? className.map(String) : []
  const name = names.find(each => each.startsWith('language-'))
  return name?.slice('language-'.length).toLowerCase() ?? 'text'
}
