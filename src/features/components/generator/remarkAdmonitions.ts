import type { BlockContent, DefinitionContent, Paragraph, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { VFile } from 'vfile'
import { suggestNear } from '../../../core/content/schema/suggestName.ts'
import type { MarkdownContext } from '../../../core/markdown/markdownContext.ts'
import { reportFinding } from '../../../core/markdown/reportFinding.ts'
import { walkMarkdown } from '../../../core/markdown/walkTree.ts'
import type { Texts } from '../../../core/model/catalogue.ts'
import {
  ADMONITION_NAMES,
  type AdmonitionKind,
  findAdmonitionKind,
  findAdmonitionTitle
} from '../admonitions.ts'

/** Turn `:::note` containers into admonitions (behaviour 2.9.16). */
export function remarkAdmonitions(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    walkMarkdown(tree, 'containerDirective', (node, index, parent) => {
      const kind = findAdmonitionKind(node.name)
      if (kind !== undefined && isOpen(node, file)) {
        reportFinding({ context, file }, node, describeOpen(node.name))
      }
      if (kind !== undefined) {
        turnIntoAdmonition(node, kind, context.texts)
        return undefined
      }
      reportFinding({ context, file }, node, describeUnknown(node.name))
      parent.children.splice(index, 1, ...node.children)
      return index
    })
    let hasFailed = false
    walkMarkdown(tree, 'paragraph', node => {
      const [first] = node.children
      const text = first?.type === 'text' ? first.value.trim() : ''
      const opening = FAILED_OPENING.exec(text)?.[0]
      if (opening !== undefined) {
        hasFailed = true
        reportFinding({ context, file }, node, describeFailed(opening))
      } else if (isStray(node)) {
        // What closes an admonition that did not open is the same mistake.
        const line = node.position?.end.line ?? 1
        const place = { line, column: 1 }
        if (!hasFailed) reportFinding({ context, file }, place, STRAY_FENCE)
        hasFailed = false
      }
      return 'skip'
    })
  }
}

/** Colons on the last line of a paragraph close nothing. */
function isStray({ children }: Paragraph): boolean {
  const last = children.at(-1)
  return last?.type === 'text' && /(?:^|\n)[ \t]*:{3,}$/.test(last.value)
}

/** An admonition that nothing closes contains the rest of what it is in. */
function isOpen({ position }: ContainerDirective, file: VFile): boolean {
  if (position === undefined) return false
  // Lines, because fences that are taken away leave empty ones.
  const last = String(file).split(/\r?\n/)[position.end.line - 1]
  return last !== undefined && !/^[ \t>]*:{3,}[ \t]*$/.test(last)
}

function describeOpen(name: string) {
  return {
    level: 'warn' as const,
    message: `":::${name}" isn't closed, so it contains the rest of the page.`,
    remedy: 'Close it with ":::" on its own line.'
  }
}

/** Colons before a known name that open nothing: too few, a space, a bracket. */
const FAILED_OPENING = new RegExp(
  `^(?:::(?!:)|:{3,})[ \\t]*(?:${ADMONITION_NAMES.join('|')})\\b[^\\n]*`
)

function describeFailed(text: string) {
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
    remedy: suggestNear(
      `:::${name}`,
      known,
      `Admonitions: ${ADMONITION_NAMES.join(', ')}.`
    )
  }
}

function turnIntoAdmonition(
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

/** Create the title line of an admonition from plain text. */
function createTitle(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] }
}

/** Create the title line of an admonition that was given none: its kind. */
export function createDefaultTitle(name: string, texts: Texts): Paragraph {
  const title = createTitle(findAdmonitionTitle(name, texts))
  return { ...title, data: { hProperties: { dataDefault: '' } } }
}

/** Put the title and the body of an admonition into their elements. */
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
