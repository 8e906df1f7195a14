import type { Point } from 'unist'
import { location } from 'vfile-location'
import { findBodyTitle } from '../content/read/findBodyTitle.ts'
import { splitFrontMatter } from '../content/read/parseFrontMatter.ts'
import type { ContentRequest } from '../site/routes/contentRequest.ts'

/** Where an excerpt ends (behavior 2.4.7). */
export const truncationMarker =
  /(?:<!--\s*truncate\s*-->|\{\s*\/\*\s*truncate\s*\*\/\s*\})/

/**
 * Reduce a page's text to the requested part without moving any line, so that
 * line numbers in messages stay correct.
 */
export function prepareMarkdown(
  source: string,
  { format = 'md', isTitled, isExcerpt }: Omit<ContentRequest, 'file'>
): string {
  const ruled = markRule(source)
  const whole = isTitled ? blankFirstHeading(ruled, format) : ruled
  if (!isExcerpt) return whole
  const marker = truncationMarker.exec(whole)
  if (marker === null) return whole
  return (
    whole.slice(0, marker.index) + keepDefinitions(whole.slice(marker.index))
  )
}

/** Keep the parser from reading text below a rule at the top as front matter. */
function markRule(source: string): string {
  return splitFrontMatter(source).bodyLine === 0
    ? source.replace(/^---(?=[ \t]*\r?\n)/, '***')
    : source
}

/** Find the place of a text's truncation marker. */
export function findTruncationMarker(source: string): Point | undefined {
  const marker = truncationMarker.exec(source)
  return marker === null ? undefined : location(source).toPoint(marker.index)
}

/** Keep the definitions of footnotes and links above the marker. */
function keepDefinitions(rest: string): string {
  let isInside = false
  const lines = rest.split('\n').map(line => {
    const isContinued = isInside && /^(?:\s*$|\s{2,})/.test(line)
    isInside = /^ {0,3}\[[^\]]+\]:\s/.test(line) || isContinued
    return isInside ? line : ''
  })
  return lines.join('\n').trimEnd()
}

function blankFirstHeading(source: string, format: 'md' | 'mdx'): string {
  const { body, bodyLine } = splitFrontMatter(source)
  const { lines, isFirst } = findBodyTitle(body, format) ?? {}
  if (!lines || !isFirst) return source
  const isTitle = (line: number) => line >= lines.first && line <= lines.last
  return source
    .split('\n')
    .map((line, index) => (isTitle(index + 1 - bodyLine) ? '' : line))
    .join('\n')
}
