import type { Element, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import {
  type Fence,
  findFences
} from '../../../core/markdown/elements/findFences.ts'
import { parseCodeMeta } from '../../../core/markdown/elements/parseCodeMeta.ts'
import type {
  MarkdownContext,
  MarkdownPage
} from '../../../core/markdown/markdownContext.ts'
import { includeCode } from './includeCode.ts'
import { prepareCode } from './prepareCode.ts'
import type { SourceLine } from './sourceLine.ts'

/** Languages that become drawings or formulas: as text, show their source. */
const DRAWN = new Set(['mermaid', 'math'])

/** Note with each code fence what its readers copy, for the page as Markdown. */
export function rehypePlainCode(context: MarkdownContext) {
  if (context.tell === undefined) return undefined
  // Mistakes in included files are reported when the code is highlighted.
  const page = { ...context, report: () => {} }
  return (tree: Root, file: VFile) => {
    const fences = findFences(tree).filter(
      ({ language }) => !DRAWN.has(language)
    )
    file.data.plainCode = new Map(
      fences.map(fence => [
        fence.pre,
        createPlainFence(fence, { context: page, file })
      ])
    )
  }
}

/**
 * Write a code fence as its readers copy it: code of other files is included,
 * and the comments that mark its lines are gone. Marks of added and removed
 * lines become those of a diff.
 *
 * @returns `pre` with the info string in `data-info`
 */
function createPlainFence(
  { pre, code, language }: Fence,
  page: MarkdownPage
): Element {
  const meta = parseCodeMeta(String(code.properties.dataMeta ?? ''))
  const written = toText(code).replace(/\n$/, '')
  const source = includeCode(meta, pre, page) ?? written
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
