import { statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../content/listFiles.ts'

/** How a build's output differs from the previous one. */
export interface OutputSummary {
  /** Pages in both outputs that differ. */
  readonly changed: number
  readonly added: number
  readonly removed: number
  /** Removed pages without a redirect. */
  readonly lost: readonly string[]
  /** False if there was no output before. */
  readonly hasOld: boolean
  readonly sizes: readonly KindSize[]
}

interface KindSize {
  readonly kind: string
  /** Uncompressed size in bytes. */
  readonly bytes: number
  /** Size in bytes as most browsers receive it. */
  readonly sent: number
}

const kinds: readonly (readonly [string, RegExp])[] = [
  ['HTML', /\.html$/],
  ['scripts', /\.js$/],
  ['styles', /\.css$/],
  ['pictures', /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/],
  ['other', /(?:)/]
]

/**
 * Compare a finished output with the one it will replace. File times derive from
 * the content, so there is no need to read any file.
 *
 * @param folders absolute
 * @param redirects redirect pages of the new output, which don't count as pages
 */
export async function summarizeOutput(
  folders: { readonly old: string; readonly now: string },
  redirects: ReadonlySet<string>
): Promise<OutputSummary> {
  const old = await listStamps(folders.old)
  const now = await listStamps(folders.now)
  const oldPages = [...old].filter(([file]) => file.endsWith('.html'))
  const before = new Map(oldPages)
  const pages = [...now].filter(
    ([file]) => file.endsWith('.html') && !redirects.has(file)
  )
  const names = new Set(pages.map(([file]) => file))
  // A file that was and still is a redirect isn't a page.
  const gone = oldPages.filter(
    ([file, stamp]) => !names.has(file) && now.get(file)?.key !== stamp.key
  )
  return {
    changed: pages.filter(([file, { key }]) => {
      const known = before.get(file)
      return known !== undefined && known.key !== key
    }).length,
    added: pages.filter(([file]) => !before.has(file)).length,
    removed: gone.length,
    lost: gone.flatMap(([file]) => (now.has(file) ? [] : [file])),
    hasOld: before.size > 0,
    sizes: measureKinds(now)
  }
}

interface FileStamp {
  /** Changes with the content. */
  readonly key: string
  readonly size: number
}

async function listStamps(
  folder: string
): Promise<ReadonlyMap<string, FileStamp>> {
  const files = await listFiles(folder)
  return new Map(
    files.map(file => {
      const { mtimeMs, size } = statSync(path.join(folder, file))
      return [file, { key: `${mtimeMs} ${size}`, size }]
    })
  )
}

function measureKinds(
  stamps: ReadonlyMap<string, FileStamp>
): readonly KindSize[] {
  const sums = new Map(
    kinds.map(([kind]) => [kind, { kind, bytes: 0, sent: 0 }])
  )
  for (const [file, { size }] of stamps) {
    if (/\.(?:br|gz)$/.test(file)) continue
    const [kind = ''] = kinds.find(([, pattern]) => pattern.test(file)) ?? []
    const sum = sums.get(kind)
    if (sum === undefined) continue
    sum.bytes += size
    sum.sent += stamps.get(`${file}.br`)?.size ?? size
  }
  return [...sums.values()].filter(({ bytes }) => bytes > 0)
}

/** Maximum number of lost addresses to name. */
const MAX_NAMED = 5

/** Format a summary in a few lines for the terminal. */
export function formatSummary(summary: OutputSummary): readonly string[] {
  const { changed, added, removed, lost, hasOld, sizes } = summary
  const named = lost
    .slice(0, MAX_NAMED)
    .map(file => `/${file.replace(/(?:(^|\/)index)?\.html$/, '$1')}`)
  const more =
    lost.length > MAX_NAMED ? [`${lost.length - MAX_NAMED} more`] : []
  return [
    hasOld
      ? `${changed} changed, ${added} added, ${removed} removed`
      : 'no previous output',
    ...(lost.length === 0
      ? []
      : [`addresses lost: ${[...named, ...more].join(', ')}`]),
    `bytes (sent with Brotli): ${sizes
      .map(
        ({ kind, bytes, sent }) =>
          `${kind} ${formatBytes(bytes)} (${formatBytes(sent)})`
      )
      .join(', ')}`
  ]
}

function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
