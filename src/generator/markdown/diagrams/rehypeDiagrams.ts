import { createHash } from 'node:crypto'
import type { Element, Parents, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { escapeHtml } from '../code/escapeHtml.ts'
import { parseCodeMeta } from '../code/parseCodeMeta.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { reportFinding } from '../reportFinding.ts'
import { walkElements } from '../walkTree.ts'
import { type DiagramProblem, prepareDiagram } from './prepareDiagram.ts'

/**
 * Room in the column of a screen of 320 pixels. Wider diagrams scroll there, so
 * they must take the focus.
 */
const SCROLL_WIDTH = 278

interface Fence {
  readonly pre: Element
  readonly parent: Parents
  /** As the renderer reads it. */
  readonly source: string
  readonly problems: readonly DiagramProblem[]
  readonly alt: string | undefined
  readonly title: string | undefined
}

/** Draw ```` ```mermaid ```` fences when the page is compiled. */
export function rehypeDiagrams(context: MarkdownContext) {
  return async (tree: Root, file: VFile) => {
    const fences = findFences(tree)
    for (const fence of fences) {
      reportProblems(fence, context, file)
      const value = await drawDiagram(fence, context, file)
      if (value === undefined) continue
      if (fence.alt === undefined) {
        reportFinding(context, { file, node: fence.pre }, MISSING_ALT)
      }
      const index = fence.parent.children.indexOf(fence.pre)
      fence.parent.children[index] = { type: 'raw', value }
    }
  }
}

const MISSING_ALT = {
  kind: 'feature',
  level: 'warn',
  message: 'The diagram has no text alternative.',
  remedy: 'Describe it in a sentence: ```mermaid alt="…".'
} as const

function findFences(tree: Root): readonly Fence[] {
  const fences: Fence[] = []
  walkElements(tree, (pre, _, parent) => {
    const [code] = pre.children
    if (pre.tagName !== 'pre' || code?.type !== 'element') return undefined
    const { className, dataMeta } = code.properties
    const classes = Array.isArray(className) ? className : []
    if (!classes.includes('language-mermaid')) return undefined
    const meta = parseCodeMeta(String(dataMeta ?? ''))
    const { values } = meta
    const text = toText(code)
    const title = meta.title ?? /^\s*---\n\s*title:\s*(.+)/.exec(text)?.[1]
    const alt = values.get('alt') ?? findDescription(text)
    fences.push({ pre, parent, alt, title, ...prepareDiagram(text) })
    return 'skip'
  })
  return fences
}

function findDescription(text: string): string | undefined {
  const block = /^[ \t]*accDescr\s*\{([^}]*)\}/m.exec(text)?.[1]
  const line = /^[ \t]*acc(?:Descr|Title)\s*:\s*(.+)$/m.exec(text)?.[1]
  return block?.replace(/\s+/g, ' ').trim() ?? line
}

/** Statements of the diagram are lines of the page, below the backticks. */
function reportProblems(
  { pre, problems }: Fence,
  context: MarkdownContext,
  file: VFile
): void {
  for (const { line, ...problem } of problems) {
    const start = pre.position && {
      ...pre.position.start,
      line: pre.position.start.line + line
    }
    const node = {
      type: 'code',
      ...(start && { position: { start, end: start } })
    }
    reportFinding(context, { file, node }, problem)
  }
}

async function drawDiagram(
  { pre, source, alt, title }: Fence,
  context: MarkdownContext,
  file: VFile
): Promise<string | undefined> {
  const label = escapeHtml(alt ?? title ?? context.texts.diagram)
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 6)
  try {
    const svg = await context.store.remember(
      { step: 'diagrams', inputs: [source, label] },
      async () => {
        // Only new diagrams pay for the renderer.
        const { renderDiagram } = await import('./renderDiagram.ts')
        return renderDiagram(source, { label, idPrefix: `d${hash}-` })
      }
    )
    const width = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? 0)
    const focus =
      width > SCROLL_WIDTH
        ? ` tabindex="0" role="group" aria-label="${escapeHtml(context.texts.diagram)}"`
        : ''
    const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ''
    return `<figure class="diagram"><div class="diagram-scroll"${focus}>${svg}</div>${caption}</figure>`
  } catch (error) {
    reportFinding(context, { file, node: pre }, describeError(error))
    return undefined
  }
}

function describeError(error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  return {
    level: 'error' as const,
    message: `The diagram cannot be drawn: ${reason}`,
    remedy:
      'Flowcharts, state, sequence, class, entity relationship and XY diagrams are drawn; see mermaid.js.org for their syntax.'
  }
}
