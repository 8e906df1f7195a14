import type { CodeLine, CodeToken } from './highlightCode.ts'
import type { CodeMeta } from './parseCodeMeta.ts'

/** A code block, ready to be written. */
export interface CodeBlock {
  readonly language: string
  readonly meta: CodeMeta
  readonly lines: readonly CodeLine[]
}

/** Render a code block as HTML: title bar, scrolling code and buttons. */
export function renderCodeBlock(block: CodeBlock): string {
  const { title } = block.meta
  const caption =
    title === undefined || title === ''
      ? ''
      : `<figcaption class="code-title">${escapeHtml(title)}</figcaption>`
  return `<figure class="code-block" data-language="${escapeHtml(block.language)}">${caption}${renderCode(block)}${BUTTONS}</figure>`
}

const BUTTONS =
  '<div class="code-buttons"><button type="button" class="code-wrap" title="Toggle word wrap" aria-label="Toggle word wrap" hidden></button><button type="button" class="code-copy" title="Copy" aria-label="Copy code to clipboard"></button></div>'

function renderCode({ lines, meta }: CodeBlock): string {
  const isSplit =
    meta.markedLines.size > 0 || meta.firstLineNumber !== undefined
  const html = lines.map((line, index) =>
    isSplit
      ? `<span class="line"${meta.markedLines.has(index + 1) ? ' data-mark="marked"' : ''}>${renderLine(line)}\n</span>`
      : renderLine(line)
  )
  return `<pre tabindex="0"><code>${html.join(isSplit ? '' : '\n')}</code></pre>`
}

function renderLine(line: CodeLine): string {
  return line.map(renderToken).join('')
}

function renderToken({ text, classes }: CodeToken): string {
  const html = escapeHtml(text)
  return classes === undefined
    ? html
    : `<span class="${classes}">${html}</span>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;'
}

/** Escape text for element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => ENTITIES[character] ?? character)
}
