import { parseCodeMeta } from '../markdown/code/parseCodeMeta.ts'

/** A `ts` or `tsx` fence of a page, ready to be compiled as one module. */
export type Sample = {
  /** The page, as a path from the root of the repository. */
  readonly file: string
  readonly language: 'ts' | 'tsx'
  /** The file that the sample shows; `undefined` if it is part of none. */
  readonly title: string | undefined
  /** Line of the opening fence, counted from 1; the code starts below it. */
  readonly fenceLine: number
  /** The lines between the fences, as they are in the page. */
  readonly lines: readonly string[]
  /** Characters in front of the opening fence. */
  readonly indent: number
  /** Why the sample is not compiled; `undefined` if it is. */
  readonly nocheck: string | undefined
}

type OpenFence = {
  readonly marker: string
  readonly indent: number
  readonly language: string
  readonly meta: string
  readonly line: number
}

const openingFence = /^(\s*)(`{3,}|~{3,})\s*([^\s`]*)\s*([^`]*)$/

/**
 * Find the samples of one page.
 *
 * Follows every fence to its end, whatever its language, so a fence shown
 * inside a longer fence is text and not a sample.
 *
 * @param file path of the page from the root of the repository
 * @param text the page's source
 */
export function parseSamples(file: string, text: string): readonly Sample[] {
  const samples: Sample[] = []
  const lines = text.split(/\r?\n/)
  for (let index = 0; index < lines.length; index++) {
    const fence = parseOpeningFence(lines[index] ?? '', index + 1)
    if (fence === undefined) continue
    index = findEnd(lines, fence)
    const sample = createSample(file, fence, lines.slice(fence.line, index))
    if (sample !== undefined) samples.push(sample)
  }
  return samples
}

function parseOpeningFence(text: string, line: number): OpenFence | undefined {
  const match = openingFence.exec(text)
  if (match === null) return undefined
  const [, indent = '', marker = '', language = '', meta = ''] = match
  return { marker, indent: indent.length, language, meta, line }
}

/** Find the index of the closing fence; an open fence ends with the page. */
function findEnd(lines: readonly string[], fence: OpenFence): number {
  const end = lines.findIndex(
    (line, index) => index >= fence.line && isClosingFence(line, fence.marker)
  )
  return end < 0 ? lines.length : end
}

function isClosingFence(text: string, marker: string): boolean {
  const rest = text.trim()
  return rest.startsWith(marker) && rest.replaceAll(marker.charAt(0), '') === ''
}

function createSample(
  file: string,
  fence: OpenFence,
  lines: readonly string[]
): Sample | undefined {
  const { language, indent, line, meta } = fence
  if (language !== 'ts' && language !== 'tsx') return undefined
  const nocheck = parseNocheck(meta)
  const { title } = parseCodeMeta(meta)
  return { file, language, title, fenceLine: line, lines, indent, nocheck }
}

function parseNocheck(meta: string): string | undefined {
  const match = /(?:^|\s)nocheck(?:=(["'])(.*?)\1)?(?=\s|$)/.exec(meta)
  return match === null ? undefined : (match[2] ?? '').trim()
}
