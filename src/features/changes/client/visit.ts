import { getStorageSlot } from '../../../core/client/state/storageSlot.ts'
import { NEW_TEXTS_FILE, type NewTexts } from '../changes.ts'
import { listNew, type Reading } from './newText.ts'
import { getSeenRelease } from './seenRelease.ts'

/** A visit of a reader who has been here before. */
export interface Visit {
  readonly texts: NewTexts
  /** What the reader knew when the visit started: marks stay until it ends. */
  readonly start: Reading
}

/** Get the entry with the pages that a reader has seen since; see {@link Reading}. */
export function getReadPages(baseUrl: string) {
  return getStorageSlot(`changes.read${baseUrl}`)
}

/** Parse the entry with pages that a reader has seen. */
export function parseReadPages(text: string | null): Reading['read'] {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' ? { ...(value as Reading['read']) } : {}
  } catch {
    return {}
  }
}

/**
 * Download what's new, and start a visit, or continue the tab's.
 *
 * @returns undefined if nothing is new to the reader
 * @throws if the download fails
 */
export async function openVisit(baseUrl: string): Promise<Visit | undefined> {
  const response = await fetch(baseUrl + NEW_TEXTS_FILE)
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const texts: NewTexts = await response.json() // written by `printChangeFiles`
  const newest = texts.releases.at(-1) ?? ''
  const seen = getSeenRelease(baseUrl)
  const read = getReadPages(baseUrl)
  const started = readStart(baseUrl)
  const start =
    started?.newest === newest
      ? started
      : { newest, seen: seen.get() ?? '', read: parseReadPages(read.get()) }
  if (listNew(texts, start).size === 0) {
    finishReading(baseUrl, texts)
    return undefined
  }
  withSession(storage =>
    storage.setItem(nameVisit(baseUrl), JSON.stringify(start))
  )
  return { texts, start }
}

/** Remember that the reader has seen a page. */
export function markRead(baseUrl: string, pathname: string, texts: NewTexts) {
  const read = getReadPages(baseUrl)
  const pages = parseReadPages(read.get())
  const newest = texts.releases.at(-1) ?? ''
  read.set(JSON.stringify({ ...pages, [pathname]: newest }))
}

/** Remember that the reader knows the newest release. */
export function finishReading(baseUrl: string, { releases }: NewTexts) {
  withSession(storage => storage.removeItem(nameVisit(baseUrl)))
  getReadPages(baseUrl).remove()
  getSeenRelease(baseUrl).set(releases.at(-1) ?? '')
}

/** The stored start of a tab's visit. */
interface StoredStart extends Reading {
  readonly newest: string
}

function readStart(baseUrl: string): StoredStart | undefined {
  const text = withSession(storage => storage.getItem(nameVisit(baseUrl)))
  // Only `openVisit` writes it.
  return text ? (JSON.parse(text) as StoredStart) : undefined
}

function nameVisit(baseUrl: string): string {
  return `changes.visit${baseUrl}`
}

/** Use the tab's storage; if the reader denies it, a visit is as long as a page. */
function withSession<Result>(
  use: (storage: Storage) => Result
): Result | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}
