import { type LogEntry, parseLogLine } from './parseLogLine.ts'

/** The pages of a built site. */
export interface SitePages {
  /** Decoded pathnames, with the base. */
  readonly pathnames: readonly string[]
  /** File name below `assets/` → decoded pathname of the page that loads it. */
  readonly scripts: ReadonlyMap<string, string>
}

/** What an access log says; lists start with the highest numbers. */
export interface LogSummary {
  readonly requests: number
  readonly bytes: number
  /** Lines that aren't from an access log. */
  readonly skipped: number
  readonly pagesRead: readonly Ranked[]
  readonly readAsMarkdown: readonly Ranked[]
  /** With the pages that link there. */
  readonly notFound: readonly Ranked[]
  /** By the mean number of seconds. */
  readonly slowest: readonly Ranked[]
  /** Share of the requests that were for an unchanged file, by kind. */
  readonly cacheHits: readonly Ranked[]
  readonly violations: readonly Ranked[]
  /** Pages that nobody loaded in any form. */
  readonly unread?: readonly string[]
}

export interface Ranked {
  readonly name: string
  readonly value: number
  readonly count: number
  readonly referrers?: readonly string[]
}

/** A sum of values and their sources. */
interface Sum {
  count: number
  total: number
  readonly sources: Set<string>
}

type Sums = Map<string, Sum>

/** Fewer requests say little about the speed of a file. */
const MIN_TIMED_REQUESTS = 3

/** Referrers to remember for each missing address. */
const MAX_REFERRERS = 10

/**
 * Summarize an access log while it's read.
 *
 * @param site the site whose unread pages to list
 */
export async function summarizeLog(
  lines: AsyncIterable<string> | Iterable<string>,
  site?: SitePages
): Promise<LogSummary> {
  const counts = { requests: 0, bytes: 0, skipped: 0 }
  const sums = {
    page: new Map(),
    markdown: new Map(),
    notFound: new Map(),
    times: new Map(),
    cache: new Map(),
    violations: new Map()
  } satisfies Record<string, Sums>
  const scripts = new Set<string>()
  for await (const line of lines) {
    const entry = parseLogLine(line)
    if (entry === undefined) {
      if (line.trim() !== '') counts.skipped++
      continue
    }
    if (entry.kind === 'csp-report') {
      const { directive, blocked, page } = entry
      add(sums.violations, `${directive} blocked ${blocked} on ${page}`)
      continue
    }
    counts.requests++
    counts.bytes += entry.bytes
    const { method, status, kind, cache, seconds } = entry
    const path = decode(entry.path)
    if (status === 404) add(sums.notFound, path, 1, entry.referrer)
    if (method !== 'GET' || cache === '') continue
    if (kind === 'page' || kind === 'markdown') add(sums[kind], path)
    if (kind === 'asset') scripts.add(path.replace(/^.*?\/assets\//, ''))
    if (seconds !== undefined) add(sums.times, path, seconds)
    add(sums.cache, kind, cache === 'revalidated' ? 1 : 0)
  }
  const pages = [...sums.page.keys(), ...sums.markdown.keys()]
  return {
    ...counts,
    pagesRead: rank(sums.page),
    readAsMarkdown: rank(sums.markdown),
    notFound: rank(sums.notFound),
    slowest: rankMeans(sums.times).filter(
      ({ count }) => count >= MIN_TIMED_REQUESTS
    ),
    cacheHits: rankMeans(sums.cache),
    violations: rank(sums.violations),
    ...(site === undefined ? {} : { unread: findUnread(site, pages, scripts) })
  }
}

function add(sums: Sums, name: string, value = 1, source = ''): void {
  const sum = sums.get(name) ?? { count: 0, total: 0, sources: new Set() }
  sum.count++
  sum.total += value
  if (source !== '' && sum.sources.size < MAX_REFERRERS) sum.sources.add(source)
  sums.set(name, sum)
}

function rank(sums: Sums): readonly Ranked[] {
  return [...sums]
    .map(([name, { count, total, sources }]) => ({
      name,
      value: total,
      count,
      ...(sources.size === 0 ? {} : { referrers: [...sources] })
    }))
    .sort((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1))
}

function rankMeans(sums: Sums): readonly Ranked[] {
  const means = [...sums].map(([name, sum]) => {
    const mean = Number((sum.total / sum.count).toFixed(3))
    return [name, { ...sum, total: mean }] as const
  })
  return rank(new Map(means))
}

/**
 * List unread pages. A page that the client opens, or prefetches, without a
 * document requests only its script.
 */
function findUnread(
  { pathnames, scripts }: SitePages,
  pages: readonly string[],
  loaded: ReadonlySet<string>
): readonly string[] {
  const read = new Set([
    ...pages.map(page => page.replace(/(?<=\/)index\.md$|\.md$/, '')),
    ...[...loaded].map(script => scripts.get(script))
  ])
  return pathnames.filter(pathname => !read.has(pathname))
}

/** Decode an address, unless it's malformed. */
function decode(path: LogEntry['path']): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
