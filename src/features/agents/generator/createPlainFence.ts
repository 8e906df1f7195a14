import type { Element } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import { isElement } from '../../../core/markdown/element.ts'
import { findFenceLanguage } from '../../../core/markdown/elements/findFences.ts'
import { parseCodeMeta } from '../../../core/markdown/elements/parseCodeMeta.ts'
import type { MarkdownPage } from '../../../core/markdown/markdownContext.ts'
import { includeCode } from '../../code/generator/includeCode.ts'
import { prepareCode } from '../../code/generator/prepareCode.ts'
import type { SourceLine } from '../../code/generator/sourceLine.ts'

/** Languages that become drawings or formulas: as text, show their source. */
const DRAWN = new Set(['mermaid', 'math'])

/**
 * Write a code fence as its readers copy it: code of other files is included,
 * and the comments that mark its lines are gone. Marks of added and removed
 * lines become those of a diff.
 *
 * @returns `pre` with the info string in `data-info`
 */
export function createPlainFence(pre: Element, page: MarkdownPage): Element {
  const [code] = pre.children
  if (!isElement(code, 'code')) {
    return h('pre', { dataInfo: '' }, toText(pre))
  }
  const language = findFenceLanguage(code)
  const written = toText(code).replace(/\n$/, '')
  if (DRAWN.has(language)) return h('pre', { dataInfo: language }, written)
  const meta = parseCodeMeta(String(code.properties.dataMeta ?? ''))
  // Mistakes in the file are reported when the code is highlighted.
  const context = { ...page.context, report: () => {} }
  const source = includeCode(meta, pre, { ...page, context }) ?? written
  const { lines } = prepareCode(source, meta, { language, hasNotes: false })
  const isChanged = lines.some(({ mark }) => marks.has(mark ?? ''))
  const hasOutput = lines.some(({ isOutput }) => isOutput === true)
  const texts = lines.map(line => {
    if (isChanged) return createDiffLine(line)
    return hasOutput ? (line.prompt ?? '') + line.text : line.text
  })
  const title = meta.title ? ` title="${meta.title}"` : ''
  return h(
    'pre',
    { dataInfo: (isChanged ? 'diff' : language) + title },
    texts.join('\n')
  )
}

const marks: ReadonlyMap<string, string> = new Map([
  ['added', '+'],
  ['removed', '-']
])

function createDiffLine({ text, mark }: SourceLine): string {
  return `${marks.get(mark ?? '') ?? ' '} ${text}`.trimEnd()
}
