import type { BlockContent, DefinitionContent, Paragraph, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { VFile } from 'vfile'
import { suggestClosest } from '../../../core/content/schema/suggestName.ts'
import {
  type MarkdownContext,
  reportFinding
} from '../../../core/markdown/markdownContext.ts'
import { walkMarkdown } from '../../../core/markdown/walkTree.ts'
import type { Texts } from '../../../core/model/catalogue.ts'
import {
  ADMONITION_NAMES,
  type AdmonitionKind,
  findAdmonitionKind,
  findAdmonitionTitle
} from '../admonitions.ts'

/** Turn `:::note` containers into admonitions (behavior 2.9.16). */
export function remarkAdmonitions(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    walkMarkdown(tree, 'containerDirective', (node, index, parent) => {
      const kind = findAdmonitionKind(node.name)
      if (kind !== undefined && isUnclosed(node, file)) {
        reportFinding({ context, file }, node, describeUnclosed(node.name))
      }
      if (kind !== undefined) {
        convertToAdmonition(node, kind, context.texts)
        return undefined
      }
      reportFinding({ context, file }, node, describeUnknown(node.name))
      parent.children.splice(index, 1, ...node.children)
      return index
    })
    let hasInvalidOpening = false
    walkMarkdown(tree, 'paragraph', node => {
      const [first] = node.children
      const text = first?.type === 'text' ? first.value.trim() : ''
      const opening = INVALID_OPENING.exec(text)?.[0]
      if (opening !== undefined) {
        hasInvalidOpening = true
        reportFinding({ context, file }, node, describeInvalidOpening(opening))
      } else if (hasStrayFence(node)) {
        // The end of an admonition that failed to open is the same mistake.
        const line = node.position?.end.line ?? 1
        const place = { line, column: 1 }
        if (!hasInvalidOpening)
          reportFinding({ context, file }, place, STRAY_FENCE)
        hasInvalidOpening = false
      }
      return 'skip'
    })
  }
}

/** Whether a paragraph ends with colons, which don't close anything there. */
function hasStrayFence({ children }: Paragraph): boolean {
  const last = children.at(-1)
  return last?.type === 'text' && /(?:^|\n)[ \t]*:{3,}$/.test(last.value)
}

/** Whether an admonition isn't closed, so that it extends to the end of its parent. */
function isUnclosed({ position }: ContainerDirective, file: VFile): boolean {
  if (position === undefined) return false
  // Compare lines, because removed fences leave empty ones.
  const last = String(file).split(/\r?\n/)[position.end.line - 1]
  return last !== undefined && !/^[ \t>]*:{3,}[ \t]*$/.test(last)
}

function describeUnclosed(name: string) {
  return {
    level: 'warn' as const,
    message: `":::${name}" isn't closed, so it contains the rest of the page.`,
    remedy: 'Close it with ":::" on its own line.'
  }
}

/** Colons before a known name that don't open an admonition: too few, or followed by a space. */
const INVALID_OPENING = new RegExp(
  `^(?:::(?!:)|:{3,})[ \\t]*(?:${ADMONITION_NAMES.join('|')})\\b[^\\n]*`
)

function describeInvalidOpening(text: string) {
  return {
    level: 'warn' as const,
    message: `"${text.slice(0, 60)}" is read as text, not as an admonition.`,
    remedy:
      'Write ":::note" or ":::note[Title]", without a space after the colons.'
  }
}

const STRAY_FENCE = {
  level: 'warn',
  message: '":::" doesn\'t close anything.',
  remedy:
    'Remove it. An admonition that contains other admonitions needs more colons.'
} as const

function describeUnknown(name: string) {
  const known = ADMONITION_NAMES.map(each => `:::${each}`)
  return {
    level: 'warn' as const,
    message: `":::${name}" isn't an admonition, so its content is shown as plain text.`,
    remedy: suggestClosest(
      `:::${name}`,
      known,
      `Admonitions: ${ADMONITION_NAMES.join(', ')}.`
    )
  }
}

function convertToAdmonition(
  node: ContainerDirective,
  kind: AdmonitionKind,
  texts: Texts
): void {
  const { title, id, class: className } = node.attributes ?? {}
  const label = node.children.find(isLabel)
  node.children = createAdmonitionChildren(
    label ??
      (title ? createTitle(title) : createDefaultTitle(node.name, texts)),
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

function isLabel(node: BlockContent | DefinitionContent): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true
}

/** Create the title of an admonition from plain text. */
function createTitle(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] }
}

/** Create the default title of an admonition. */
export function createDefaultTitle(name: string, texts: Texts): Paragraph {
  const title = createTitle(findAdmonitionTitle(name, texts))
  return { ...title, data: { hProperties: { dataDefault: '' } } }
}

/** Wrap the title and the body of an admonition. */
export function createAdmonitionChildren(
  title: Paragraph,
  body: ContainerDirective['children']
): ContainerDirective['children'] {
  const hasTitle = title.children.length > 0
  const data = {
    hName: 'p',
    hProperties: {
      ...title.data?.hProperties,
      className: ['admonition-title']
    }
  }
  return [
    ...(hasTitle ? [{ ...title, data }] : []),
    {
      type: 'blockquote',
      data: {
        hName: 'div',
        hProperties: { className: ['admonition-body'] }
      },
      children: body
    }
  ]
}
