import type { Element, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { parseCodeMeta } from '../../../core/markdown/elements/codeMeta.ts'
import {
  type Fence,
  findFences,
  findLinePosition
} from '../../../core/markdown/elements/findFences.ts'
import {
  createIdKey,
  type MarkdownContext,
  type MarkdownPage,
  reportDiagnostic
} from '../../../core/markdown/markdownContext.ts'
import { escapeHtml } from '../../../core/model/escapeHtml.ts'
import { hashContent } from '../../../core/platform/hashContent.ts'
import { readWidth } from './cropDrawing.ts'
import { type PreparedDiagram, prepareDiagram } from './prepareDiagram.ts'

/** Maximum number of arrows, which are slow to lay out. */
const MAX_DIAGRAM_LINKS = 300

/**
 * Column width on a screen of 320 pixels. Wider diagrams scroll there, so they
 * must be focusable.
 */
const SCROLL_WIDTH = 278

/** A fence, with the title and description of its diagram. */
interface DiagramFence extends PreparedDiagram {
  readonly pre: Element
  readonly code: Element
  readonly alt: string | undefined
  readonly title: string | undefined
}

/**
 * Draw ```` ```mermaid ```` fences when the page is compiled. A diagram with
 * unsupported statements stays code, because a partial drawing could be
 * misleading.
 */
export function rehypeDiagrams(context: MarkdownContext) {
  return async (tree: Root, file: VFile) => {
    const page = { context, file }
    const key = [
      createIdKey(context, file),
      file.data.copies?.current ?? []
    ].flat()
    let count = 0
    for (const { parent, ...found } of findFences(tree)) {
      if (found.language !== 'mermaid') continue
      const fence = readFence(found)
      for (const { line, ...diagnostic } of fence.diagnostics) {
        reportDiagnostic(page, findLinePosition(fence.pre, line), diagnostic)
      }
      if (fence.diagnostics.length > 0) continue
      // Pages can show the same diagram several times.
      const idPrefix = `d${[...key, count++].join('-')}-`
      const value = await drawDiagram(fence, page, idPrefix)
      if (value === undefined) continue
      if (fence.alt === undefined)
        reportDiagnostic(page, fence.pre, MISSING_ALT)
      const index = parent.children.indexOf(fence.pre)
      parent.children[index] = { type: 'raw', value }
    }
  }
}

const MISSING_ALT = {
  kind: 'feature',
  severity: 'warning',
  message: 'The diagram has no text alternative.',
  hint: 'Describe the diagram in a sentence: ```mermaid alt="…".'
} as const

function readFence({ pre, code }: Pick<Fence, 'pre' | 'code'>): DiagramFence {
  const meta = parseCodeMeta(String(code.properties.dataMeta ?? ''))
  const text = toText(code)
  return {
    pre,
    code,
    title: meta.title ?? /^\s*---\n\s*title:\s*(.+)/.exec(text)?.[1],
    alt: meta.values.get('alt') ?? findDescription(text),
    ...prepareDiagram(text)
  }
}

function findDescription(text: string): string | undefined {
  const block = /^[ \t]*accDescr\s*\{([^}]*)\}/m.exec(text)?.[1]
  const line = /^[ \t]*acc(?:Descr|Title)\s*:\s*(.+)$/m.exec(text)?.[1]
  return block?.replace(/\s+/g, ' ').trim() ?? line
}

async function drawDiagram(
  { pre, code, source, alt, title }: DiagramFence,
  page: MarkdownPage,
  idPrefix: string
): Promise<string | undefined> {
  const links = source.match(/(?:--|==|-\.)[-=.]*/g)?.length ?? 0
  if (links > MAX_DIAGRAM_LINKS) {
    reportDiagnostic(page, pre, {
      severity: 'error',
      message: `The diagram has ${links.toLocaleString('en')} connections, but the limit is ${MAX_DIAGRAM_LINKS}.`,
      hint: 'Simplify the diagram, or split it into several diagrams.'
    })
    return undefined
  }
  const { texts, setup } = page.context
  const label = escapeHtml(alt ?? title ?? texts.diagram)
  const drawnPrefix = `d${hashContent(source, 6)}-`
  try {
    const drawn = await setup.cache.getOrCompute(
      { step: 'diagrams', inputs: [source, label] },
      async () => {
        // Load the renderer only for new diagrams.
        const { renderDiagram } = await import('./renderDiagram.ts')
        return renderDiagram(source, { label, idPrefix: drawnPrefix })
      }
    )
    const svg = drawn.replaceAll(drawnPrefix, idPrefix)
    const focus =
      readWidth(svg) > SCROLL_WIDTH
        ? ` tabindex="0" role="group" aria-label="${escapeHtml(texts.diagram)}"`
        : ''
    const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ''
    return `<figure class="diagram" data-source="${escapeHtml(toText(code))}"><div class="diagram-scroll"${focus}>${svg}</div>${caption}</figure>`
  } catch (error) {
    reportDiagnostic(page, pre, describeError(error))
    return undefined
  }
}

function describeError(error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  return {
    severity: 'error' as const,
    message: `Can't draw the diagram: ${reason}`,
    hint: 'Write a flowchart, state, sequence, class, entity relationship or XY diagram. For the syntax, see mermaid.js.org.'
  }
}
