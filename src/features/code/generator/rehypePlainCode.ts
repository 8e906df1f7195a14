import type { Element, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import {
  type Fence,
  findFences,
  parseCodeMeta
} from '../../../core/markdown/elements/findFences.ts'
import type {
  MarkdownContext,
  MarkdownPage
} from '../../../core/markdown/markdownContext.ts'
import { includeCode } from './includeCode.ts'
import { prepareCode } from './prepareCode.ts'
import type { SourceLine } from './sourceLine.ts'

/** Languages that become diagrams or formulas; as Markdown, they keep their source. */
const RENDERED_LANGUAGES = new Set(['mermaid', 'math'])

/** Record the copied text of each code fence, for the page as Markdown. */
export function rehypePlainCode(context: MarkdownContext) {
  if (context.addFacts === undefined) return undefined
  // `rehypeCode` reports problems with included files.
  const page = { ...context, report: () => {} }
  return (tree: Root, file: VFile) => {
    const fences = findFences(tree).filter(
      ({ language }) => !RENDERED_LANGUAGES.has(language)
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
 * Create a code fence with the text that readers copy: with included files, and
 * without annotations. Added and removed lines turn it into a diff.
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
  const { lines } = prepareCode(source, meta, { language })
  const isChanged = lines.some(({ mark }) => DIFF_SIGNS.has(mark ?? ''))
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

const DIFF_SIGNS: ReadonlyMap<string, string> = new Map([
  ['added', '+'],
  ['removed', '-']
])

function createDiffLine({ text, mark }: SourceLine): string {
  return `${DIFF_SIGNS.get(mark ?? '') ?? ' '} ${text}`.trimEnd()
}
