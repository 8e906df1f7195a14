import type { Store, Task } from '../store/createStore.ts'
import type { RootMarkup } from './createMarkupRenderer.ts'

/** Store key of the contents of `#root`. */
export interface MarkupKey extends Pick<Task, 'inputs'> {
  readonly step: 'markup'
}

/** What the build needs to know of stored markup. */
export type MarkupFindings = Omit<RootMarkup, 'markup'>

/**
 * Find out about stored markup. Facts have entries of their own, because reading
 * markup takes longer than everything else that a build does with an unchanged
 * page.
 *
 * @returns undefined if the store lacks either
 */
export function findMarkup(
  key: MarkupKey,
  store: Store
): MarkupFindings | undefined {
  return store.has(key)
    ? store.find<MarkupFindings>(createFactsKey(key))
    : undefined
}

/** Render markup and store it, unless the store has it. */
export async function rememberMarkup(
  key: MarkupKey,
  store: Store,
  render: () => Promise<RootMarkup>
): Promise<MarkupFindings> {
  const known = findMarkup(key, store)
  if (known !== undefined) return known
  const { markup, ...findings } = await render()
  await store.remember(key, async () => markup)
  return store.remember(createFactsKey(key), async () => findings)
}

/**
 * @param file of the page's document, for the error
 * @throws Error if the store has lost the markup
 */
export function readStoredMarkup(
  key: MarkupKey,
  store: Store,
  file: string
): string {
  return store.require<string>(key, `The markup of ${file}`)
}

function createFactsKey({ inputs }: MarkupKey): Task {
  return { step: 'facts', inputs }
}
