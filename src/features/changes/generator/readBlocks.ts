import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { hasClass, isElement } from '../../../core/markdown/element.ts'
import { hashText } from '../../../core/model/hashText.ts'
import { listBlocks, type TreeReader } from '../blocks.ts'

/** A block of a page, as releases record it. */
export interface TextBlock {
  readonly hash: string
  /** Id of the heading that it is, or that is above it. */
  readonly heading?: string | undefined
  readonly text: string
}

/** Longest text of a block in lists, in characters. */
const MAX_LENGTH = 100

const reader: TreeReader<Nodes> = {
  getTag: node => (isElement(node) ? node.tagName : undefined),
  getChildren: node => ('children' in node ? node.children : []),
  getText: node => {
    if (node.type === 'text') return node.value
    return isElement(node, 'img') ? String(node.properties.alt ?? '') : ''
  }
}

/** List the blocks of a page's text, each text once. */
export function readBlocks(html: string): readonly TextBlock[] {
  const text = findText(fromHtml(html, { fragment: true }))
  if (text === undefined) return []
  const blocks = new Map<string, TextBlock>()
  let heading: string | undefined
  for (const { node, text: content } of listBlocks<Nodes>(text, reader)) {
    heading = findHeadingId(node) ?? heading
    const hash = hashText(content)
    if (blocks.has(hash)) continue
    blocks.set(hash, {
      hash,
      ...(heading !== undefined && { heading }),
      text: shorten(content)
    })
  }
  return [...blocks.values()]
}

function findText(node: Nodes): Element | undefined {
  if (isElement(node) && hasClass(node, 'prose')) return node
  for (const child of reader.getChildren(node)) {
    const found = findText(child)
    if (found !== undefined) return found
  }
  return undefined
}

function findHeadingId(node: Nodes): string | undefined {
  if (!isElement(node) || !/^h[1-6]$/.test(node.tagName)) return undefined
  const { id } = node.properties
  return typeof id === 'string' ? id : undefined
}

function shorten(text: string): string {
  const letters = [...text]
  if (letters.length <= MAX_LENGTH) return text
  const start = letters.slice(0, MAX_LENGTH).join('')
  return `${start.replace(/\s+\S*$/, '')}…`
}
