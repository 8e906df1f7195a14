import {
  type MarkdownLine,
  splitLines
} from '../../../core/content/read/scanMarkdown.ts'
import { parseCodeMeta } from '../../../core/markdown/elements/findFences.ts'

/** A `ts` or `tsx` fence of a page or a comment, which compiles as one module. */
export type Sample = {
  /** Its file, relative to the root of the repository. */
  readonly file: string
  readonly language: 'ts' | 'tsx'
  /** Path of the file that the sample shows, if any. */
  readonly title: string | undefined
  /** Line of the opening fence, counted from 1; the code starts below it. */
  readonly fenceLine: number
  /** The lines between the fences, including their indentation. */
  readonly lines: readonly string[]
  /** Characters in front of the opening fence. */
  readonly indent: number
  /** The reason not to compile the sample, if any. */
  readonly nocheck: string | undefined
  /** Whether it's the `@example` of a declaration, not a sample of a page. */
  readonly isExample: boolean
}

const OPENING = /^(\s*)(?:`{3,}|~{3,})\s*(tsx?)(?=\s|$)(.*)$/

/**
 * Find the samples of one page.
 *
 * @param file path of the page from the root of the repository
 * @param text the page's source
 */
export function parseSamples(file: string, text: string): readonly Sample[] {
  const lines = splitLines(text)
  return lines.flatMap(({ text, role }, index) => {
    const opening = role === 'opening' ? OPENING.exec(text) : null
    if (opening === null) return []
    const [, margin = '', language, meta = ''] = opening
    return {
      file,
      language: language === 'tsx' ? 'tsx' : 'ts',
      title: parseCodeMeta(meta).title,
      fenceLine: index + 1,
      lines: takeCode(lines.slice(index + 1)),
      indent: margin.length,
      nocheck: parseNocheck(meta),
      isExample: false
    }
  })
}

/** The lines up to the end of the fence; an unclosed fence ends with the page. */
function takeCode(lines: readonly MarkdownLine[]): readonly string[] {
  const end = lines.findIndex(({ role }) => role !== 'code')
  return (end < 0 ? lines : lines.slice(0, end)).map(({ text }) => text)
}

function parseNocheck(meta: string): string | undefined {
  const match = /(?:^|\s)nocheck(?:=(["'])(.*?)\1)?(?=\s|$)/.exec(meta)
  return match === null ? undefined : (match[2] ?? '').trim()
}
