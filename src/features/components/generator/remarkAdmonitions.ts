import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { VFile } from 'vfile'
import { suggestClosest } from '../../../core/content/schema/suggestName.ts'
import type {
  MarkdownContext,
  MarkdownPage
} from '../../../core/markdown/markdownContext.ts'
import { reportDiagnostic } from '../../../core/markdown/markdownContext.ts'
import type { TypoRule } from '../../../core/markdown/syntax/remarkTypos.ts'
import { walkMarkdown } from '../../../core/markdown/walkTree.ts'
import type { Texts } from '../../../core/model/catalogue.ts'
import {
  ADMONITION_NAMES,
  type AdmonitionKind,
  ALERT_NAMES,
  findAdmonitionKind,
  findAdmonitionTitle,
  findAlertKind
} from '../admonitions.ts'

/** Detects text that was meant as an admonition or as a part of one. */
export const ADMONITION_TYPOS: readonly TypoRule[] = [
  {
    pattern: /^\[![a-z]+\](?![[(:])[^\n]*/i,
    meant: 'an alert',
    hint: `Write only the kind on the first line of a quote: "> [!NOTE]", then "> Text". Kinds: ${ALERT_NAMES.join(', ').toUpperCase()}.`
  },
  {
    pattern: new RegExp(
      `^(?:::(?!:)|:{3,})[ \\t]*(?:${ADMONITION_NAMES.join('|')})\\b[^\\n]*`
    ),
    meant: 'an admonition',
    hint: 'Write ":::note" or ":::note[Title]", without a space after the colons.'
  },
  {
    pattern: /(?<![^\n]):{3,}[ \t]*$/,
    meant: 'the end of an admonition',
    hint: 'Correct the line that opens the admonition, or remove this one. An admonition that contains others needs more colons.'
  }
]

/** Turn `:::note` containers into admonitions (behavior 2.9.16). */
export function remarkAdmonitions(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    walkMarkdown(tree, 'containerDirective', (node, index, parent) => {
      const kind = findAdmonitionKind(node.name)
      const page = { context, file }
      if (kind === undefined) {
        reportUnknown(node, page)
        parent.children.splice(index, 1, ...node.children)
        return index
      }
      if (isUnclosed(node, file)) reportUnclosed(node, page)
      convertContainer(node, kind, context.texts)
      return undefined
    })
  }
}

/** Whether an admonition isn't closed, so that it extends to the end of its parent. */
function isUnclosed({ position }: ContainerDirective, file: VFile): boolean {
  if (position === undefined) return false
  // Compare lines, because removed fences leave empty ones.
  const last = String(file).split(/\r?\n/)[position.end.line - 1]
  return last !== undefined && !/^[ \t>]*:{3,}[ \t]*$/.test(last)
}

function reportUnclosed(node: ContainerDirective, page: MarkdownPage): void {
  reportDiagnostic(page, node, {
    severity: 'warning',
    message: `":::${node.name}" isn't closed, so it contains the rest of the page.`,
    hint: 'Close it with ":::" on its own line.'
  })
}

function reportUnknown(node: ContainerDirective, page: MarkdownPage): void {
  const name = `:::${node.name}`
  reportDiagnostic(page, node, {
    severity: 'warning',
    message: `"${name}" isn't an admonition, so its content is shown as plain text.`,
    hint: suggestClosest(
      name,
      ADMONITION_NAMES.map(each => `:::${each}`),
      `Admonitions: ${ADMONITION_NAMES.join(', ')}.`
    )
  })
}

function convertContainer(
  node: ContainerDirective,
  kind: AdmonitionKind,
  texts: Texts
): void {
  const { title, id, class: className } = node.attributes ?? {}
  const label = node.children.find(
    (child): child is Paragraph =>
      child.type === 'paragraph' && child.data?.directiveLabel === true
  )
  node.children = createParts(
    label?.children ?? (title ? [{ type: 'text', value: title }] : undefined),
    findAdmonitionTitle(node.name, texts),
    node.children.filter(child => child !== label)
  )
  node.data = {
    ...node.data,
    hName: 'div',
    hProperties: {
      className: ['admonition', ...(className?.split(/\s+/) ?? [])],
      dataKind: kind,
      role: 'note',
      ...(id && { id })
    }
  }
}

/**
 * Create the title and the body of an admonition.
 *
 * @param title as written; an empty one hides the title
 */
function createParts(
  title: PhrasingContent[] | undefined,
  defaultTitle: string,
  children: ContainerDirective['children']
): ContainerDirective['children'] {
  const className = ['admonition-title']
  const shown: Paragraph = {
    type: 'paragraph',
    children: title ?? [{ type: 'text', value: defaultTitle }],
    data: {
      hName: 'p',
      hProperties: title ? { className } : { dataDefault: '', className }
    }
  }
  return [
    ...(shown.children.length > 0 ? [shown] : []),
    {
      type: 'blockquote',
      data: { hName: 'div', hProperties: { className: ['admonition-body'] } },
      children
    }
  ]
}

const MARKER = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i

/** Turn GitHub alerts (`> [!NOTE]`) into admonitions. */
export function remarkAlerts(texts: Texts) {
  return (tree: Root) => {
    walkMarkdown(tree, 'blockquote', quote => {
      convertQuote(quote, texts)
    })
  }
}

function convertQuote(quote: Blockquote, texts: Texts): void {
  const [paragraph, ...rest] = quote.children
  if (paragraph?.type !== 'paragraph') return
  const [text, ...inline] = paragraph.children
  if (text?.type !== 'text') return
  const [marker = '', word = ''] = MARKER.exec(text.value) ?? []
  const name = word.toLowerCase()
  const kind = findAlertKind(name)
  // `[!NOTE] *text*` on one line is an ordinary quote, as on GitHub.
  const isLineOver =
    text.value !== marker.trimEnd() || (inline[0]?.type ?? 'break') === 'break'
  if (kind === undefined || !isLineOver) return
  const value = text.value.slice(marker.length)
  const first = value === '' ? inline : [{ ...text, value }, ...inline]
  const body =
    first.length === 0 ? rest : [{ ...paragraph, children: first }, ...rest]
  quote.children = createParts(
    undefined,
    findAdmonitionTitle(name, texts),
    body
  )
  quote.data = {
    ...quote.data,
    hName: 'div',
    hProperties: { className: ['admonition'], dataKind: kind, role: 'note' }
  }
}
