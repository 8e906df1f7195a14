import type { LogSummary, Ranked } from './summarizeLog.ts'

/** The tables, and what their numbers are. */
const tables = [
  ['pagesRead', 'Pages read', String],
  ['readAsMarkdown', 'Read as Markdown', String],
  ['notFound', 'Not found', String],
  ['slowest', 'Slowest files, mean seconds', value => value.toFixed(3)],
  ['cacheHits', 'Unchanged since the last visit', formatShare],
  ['violations', 'Violations of the security policy', String]
] as const satisfies readonly (readonly [
  keyof LogSummary,
  string,
  (value: number) => string
])[]

/**
 * Format a summary for a terminal.
 *
 * @param limit rows per table
 */
export function formatReport(summary: LogSummary, limit: number): string {
  const { requests, bytes, skipped, unread = [] } = summary
  const parts = tables.map(([key, title, format]) =>
    formatTable(
      title,
      limit,
      summary[key].map(row => `${format(row.value).padStart(9)}  ${name(row)}`)
    )
  )
  return [
    `${requests} requests, ${(bytes / 1e6).toFixed(1)} MB`,
    skipped === 0 ? '' : `, skipped lines: ${skipped}`,
    ...parts,
    formatTable(
      'Pages that nobody reads',
      limit,
      unread.map(page => `  ${printable(page)}`)
    )
  ].join('')
}

function formatTable(
  title: string,
  limit: number,
  rows: readonly string[]
): string {
  if (rows.length === 0) return ''
  const left = rows.length - limit
  const more = left > 0 ? [`  … and ${left} more`] : []
  return ['\n', title, ...rows.slice(0, limit), ...more].join('\n')
}

function name({ name, referrers = [] }: Ranked): string {
  const [first, ...more] = referrers
  if (first === undefined) return printable(name)
  const others = more.length === 0 ? '' : ` and ${more.length} more`
  return printable(`${name} ← ${first}${others}`)
}

function formatShare(value: number): string {
  return `${Math.round(value * 100)}%`
}

/** Replace control characters, because anyone can write to the log. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD')
}
