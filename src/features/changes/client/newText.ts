import type { NewTexts } from '../changes.ts'

/** What a reader knows, by the names of releases. */
export interface Reading {
  /** The release whose texts they know. */
  readonly seen: string
  /** Pathname → newer release whose text of the page they've seen. */
  readonly read: Readonly<Record<string, string>>
}

/** Hashes of the blocks that are new to a reader, by pathname. */
export type NewByPage = ReadonlyMap<string, ReadonlySet<string>>

/**
 * List what's new to a reader: nothing if the release that they know isn't listed,
 * because it's too old or was taken back.
 */
export function listNew(
  { releases, pages }: NewTexts,
  { seen, read }: Reading
): NewByPage {
  const known = releases.indexOf(seen)
  if (known < 0) return new Map()
  const found = Object.entries(pages).map(([pathname, byRelease]) => {
    const since = Math.max(known, releases.indexOf(read[pathname] ?? seen))
    const hashes = Object.entries(byRelease).flatMap(([index, list]) =>
      Number(index) > since ? list : []
    )
    return [pathname, new Set(hashes)] as const
  })
  return new Map(found.filter(([, hashes]) => hashes.size > 0))
}
