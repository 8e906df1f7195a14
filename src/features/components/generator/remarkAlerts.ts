import type { Blockquote, Root } from 'mdast'
import { walkMarkdown } from '../../../core/markdown/walkTree.ts'
import type { Texts } from '../../../core/model/catalogue.ts'
import { findAlertKind } from '../admonitions.ts'
import {
  createAdmonitionChildren,
  createDefaultTitle
} from './remarkAdmonitions.ts'

const MARKER = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i

/** Turn GitHub alerts (`> [!NOTE]`) into admonitions. */
export function remarkAlerts(texts: Texts) {
  return (tree: Root) => {
    walkMarkdown(tree, 'blockquote', quote => {
      convertToAdmonition(quote, texts)
    })
  }
}

function convertToAdmonition(quote: Blockquote, texts: Texts): void {
  const [paragraph, ...rest] = quote.children
  if (paragraph?.type !== 'paragraph') return
  const [text, ...inline] = paragraph.children
  if (text?.type !== 'text') return
  const [marker = '', name = ''] = MARKER.exec(text.value) ?? []
  const kind = findAlertKind(name.toLowerCase())
  if (kind === undefined || hasTextAfterMarker(text.value, marker, inline[0]))
    return
  const value = text.value.slice(marker.length)
  const first = value === '' ? inline : [{ ...text, value }, ...inline]
  const body =
    first.length === 0 ? rest : [{ ...paragraph, children: first }, ...rest]
  quote.children = createAdmonitionChildren(
    createDefaultTitle(name.toLowerCase(), texts),
    body
  )
  quote.data = {
    ...quote.data,
    hName: 'div',
    hProperties: { className: ['admonition'], dataKind: kind, role: 'note' }
  }
}

/** `[!NOTE] *text*` on one line is an ordinary quote, as on GitHub. */
function hasTextAfterMarker(
  text: string,
  marker: string,
  next: { readonly type: string } | undefined
): boolean {
  return (
    text === marker.trimEnd() && next !== undefined && next.type !== 'break'
  )
}
