import { readJson } from '../../../core/client/state/readJson.ts'
import { createOpenIndex, type OpenIndex } from '../engine/createOpenIndex.ts'
import { SEARCH_INDEX_FILE, type SearchRoot } from '../searchIndex.ts'

const opened = new Map<string, Promise<OpenIndex>>()
const ready = new Map<string, OpenIndex>()

/**
 * Open the index of the site at a base, once. After a failure the next call
 * fetches it again, because a new build may have other files.
 */
export function openIndex(baseUrl: string): Promise<OpenIndex> {
  const known = opened.get(baseUrl)
  if (known) return known
  const load = async <Value>(file: string) =>
    readJson<Value>(await fetch(`${baseUrl}${file}`))
  const opening = load<SearchRoot>(SEARCH_INDEX_FILE).then(root =>
    createOpenIndex(root, load)
  )
  opened.set(baseUrl, opening)
  // Meanwhile it may have been discarded and opened again.
  const isCurrent = () => opened.get(baseUrl) === opening
  opening.then(
    index => isCurrent() && ready.set(baseUrl, index),
    () => isCurrent() && forgetIndex(baseUrl)
  )
  return opening
}

/** The index, if it's already open. */
export function findIndex(baseUrl: string): OpenIndex | undefined {
  return ready.get(baseUrl)
}

/** Discard the index, so that the next call fetches it again. */
export function forgetIndex(baseUrl: string): void {
  opened.delete(baseUrl)
  ready.delete(baseUrl)
}
