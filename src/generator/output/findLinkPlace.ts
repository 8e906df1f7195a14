import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourcePlace } from '../../model/errors.ts'
import { splitLink } from '../../model/paths.ts'
import type { MarkdownSource } from '../content/content.ts'
import {
  type ContentDialect,
  rewriteSource
} from '../content/contentDialect.ts'
import { listRequests } from '../prerender/explainRenderError.ts'

/** A text that may contain a link. */
interface LinkText {
  readonly file: string
  readonly body: string
  /** Number of lines before the body. */
  readonly bodyLine: number
}

/** Something in a link's position. */
interface Candidate {
  readonly text: string
  readonly place: SourcePlace
}

/**
 * Find where a link was written, in full or by its last segments, in the page
 * or in a part it imports. Skips code and comments.
 */
export function findLinkPlace(
  link: string,
  source: MarkdownSource,
  dialects: readonly ContentDialect[] = []
): SourcePlace {
  const list = (text: LinkText) =>
    listCandidates({ ...text, body: rewriteSource(text.body, dialects) })
  const own = list(source)
  const partials = readPartials(source).flatMap(list)
  const { name, hash } = readEnd(link)
  const whole = decodeLink(link)
  const isEnd = (text: string) => readEnd(text).name === name
  const isAnchor = (text: string) => hash !== '' && readEnd(text).hash === hash
  const found =
    [...own, ...partials].find(({ text }) => decodeLink(text) === whole) ??
    own.find(({ text }) => isEnd(text) && readEnd(text).hash === hash) ??
    own.find(({ text }) => isAnchor(text)) ??
    own.find(({ text }) => name !== '' && isEnd(text))
  return found?.place ?? { file: source.file }
}

/** The last segments of a link, which resolving it doesn't change. */
function readEnd(link: string): {
  readonly name: string
  readonly hash: string
} {
  const { path: target, hash } = splitLink(decodeLink(link))
  const name = target
    .replace(/\.mdx?$/i, '')
    .replace(/\/(?:index|readme)?$/i, '')
    .split('/')
    .at(-1)
  return { name: name ?? '', hash }
}

/** After a bracket, a quote, or the colon of a reference. */
const linkText = /(?:\]\(\s*<?|["'<]|\]:\s+<?)([^\s()"'<>]+)/g

function listCandidates({
  file,
  body,
  bodyLine
}: LinkText): readonly Candidate[] {
  const lines = blankCode(body).split('\n')
  return lines.flatMap((line, index) =>
    [...line.matchAll(linkText)].map(match => {
      const [found, text = ''] = match
      const column = match.index + found.length - text.length + 1
      return { text, place: { file, line: bodyLine + index + 1, column } }
    })
  )
}

const code =
  /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|$(?![\s\S]))|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\2(?!`)|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/gm

/** Blank out code and comments, so positions stay the same. */
function blankCode(body: string): string {
  return body.replace(code, found => found.replace(/[^\n]/g, ' '))
}

/**
 * The Markdown files that a page imports. Missing ones have been reported
 * already.
 */
function readPartials(source: MarkdownSource): readonly LinkText[] {
  const from = path.dirname(source.absolutePath)
  return listRequests(source.body).flatMap(request => {
    if (!/\.mdx?$/.test(request)) return []
    try {
      const body = readFileSync(path.resolve(from, request), 'utf8')
      const folder = path.posix.dirname(source.file)
      return [{ file: path.posix.join(folder, request), body, bodyLine: 0 }]
    } catch {
      return []
    }
  })
}

/** Decode an address to the form people write; keep it if that fails. */
export function decodeLink(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
