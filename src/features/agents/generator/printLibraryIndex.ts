import type { ListedSymbol } from '../../../core/model/listedSymbol.ts'
import type { Guidance } from './readGuidance.ts'

/** One page of a library. */
export interface LibraryPage extends Guidance {
  readonly title: string
  readonly url: string
  /** Its list item in `llms.txt`. */
  readonly link: string
}

/** What is known about a library or another topic. */
export interface Library {
  readonly title: string
  readonly siteTitle: string
  readonly description: string | undefined
  /** Address of `llms.txt`. */
  readonly list: string
  /** In sidebar order, so the start page is the first one. */
  readonly pages: readonly LibraryPage[]
  readonly symbols: readonly ListedSymbol[]
}

/** In bytes; agents read it with every task. */
export const INDEX_LIMIT = 8_000

/** What each part may take, in bytes. The start page gets what they leave. */
const PARTS = { pages: 2_400, rules: 1_200, symbols: 2_400 }

/**
 * Print what an agent needs to know about a library before it writes code: its
 * pages, its rules, its symbols, and the beginning of its start page. It's at
 * most {@link INDEX_LIMIT} bytes long, and made to be pasted into `AGENTS.md`.
 */
export function printLibraryIndex(library: Library): string {
  const { title, siteTitle, description, list, pages } = library
  const intro = [
    `# ${title} (${siteTitle})`,
    '',
    ...(description ? [`> ${description}`, ''] : []),
    `Before you write code, read the page about your task. Each link leads to Markdown. Everything else: [llms.txt](${list}).`
  ]
  const body = [
    ...intro,
    ...printPart('Pages', listPages(library), PARTS.pages),
    ...printPart('Rules', listRules(library), PARTS.rules),
    ...printPart('Symbols', listSymbols(library), PARTS.symbols)
  ].join('\n')
  const [start] = pages
  const heading = start ? `\n\n## ${start.title}\n` : ''
  const left = INDEX_LIMIT - Buffer.byteLength(body + heading) - 1
  // An empty line precedes each block.
  const excerpt = fitLines(
    (start?.blocks ?? []).map(block => `\n${block}`),
    left
  ).lines
  const blocks = dropLastHeadings(excerpt)
  return blocks.length === 0
    ? `${body}\n`
    : `${body}${heading}${blocks.join('\n')}\n`
}

function printPart(
  heading: string,
  all: readonly string[],
  bytes: number
): readonly string[] {
  const { lines, omitted } = fitLines(all, bytes)
  const more = omitted > 0 ? [`- ${omitted} more`] : []
  const shown = [...lines, ...more]
  return shown.length === 0 ? [] : ['', `## ${heading}`, '', ...shown]
}

/** Long lists omit descriptions instead of pages. */
function listPages({ pages }: Library): readonly string[] {
  const links = pages.map(({ link }) => link)
  return fitLines(links, PARTS.pages).omitted === 0
    ? links
    : links.map(link => link.replace(/^(- \[.*?\]\([^)]*\)).*$/, '$1'))
}

/** Rules first, then warnings, both in sidebar order. */
function listRules({ pages }: Library): readonly string[] {
  const rules = pages.flatMap(page => page.rules)
  const warnings = pages.flatMap(page => page.warnings)
  return [...new Set([...rules, ...warnings])].map(rule => `- ${rule}`)
}

/** List exports with their meaning; if they're too many, only their names. */
function listSymbols({ pages, symbols }: Library): readonly string[] {
  const titles = new Map(pages.map(({ url, title }) => [url, title]))
  const own = symbols.filter(
    ({ name, url }) => !name.includes('.') && titles.has(findPage(url))
  )
  const detailed = own.map(
    ({ name, meaning }) => `- \`${name}\`${meaning ? `: ${meaning}` : ''}`
  )
  if (fitLines(detailed, PARTS.symbols).omitted === 0) return detailed
  const byPage = new Map<string, string[]>()
  for (const { name, url } of own) {
    const page = titles.get(findPage(url)) ?? ''
    byPage.set(page, [...(byPage.get(page) ?? []), `\`${name}\``])
  }
  return [...byPage].map(([page, names]) => {
    const { lines, omitted } = fitLines(names, PARTS.symbols / byPage.size / 2)
    const more = omitted > 0 ? `, and ${omitted} more` : ''
    return `- ${page}: ${lines.join(', ')}${more}`
  })
}

function findPage(url: string): string {
  return url.replace(/#.*$/, '')
}

/** Headings whose section is cut say nothing. */
function dropLastHeadings(blocks: readonly string[]): readonly string[] {
  const last = blocks.findLastIndex(block => !/^\n#+ /.test(block))
  return blocks.slice(0, last + 1)
}

/**
 * Take the first lines that fit into a number of bytes, with their line ends.
 *
 * @returns the lines, and how many are left out
 */
function fitLines(
  lines: readonly string[],
  bytes: number
): { readonly lines: readonly string[]; readonly omitted: number } {
  let left = bytes
  const end = lines.findIndex(line => {
    left -= measure(line)
    return left < 0
  })
  const count = end < 0 ? lines.length : end
  return { lines: lines.slice(0, count), omitted: lines.length - count }
}

/** Count the bytes of a line with its end. */
function measure(line: string): number {
  return Buffer.byteLength(line) + 1
}
