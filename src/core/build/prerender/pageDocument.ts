import type { OutputFile } from '../../model/paths.ts'
import type { Store, Task } from '../store/createStore.ts'

/**
 * A page's document without its markup, which stays in the store if it is kept:
 * the markups of 10,000 pages would not fit into memory. The thread that writes
 * the document reads it from there.
 */
export interface PageDocument {
  readonly file: OutputFile
  readonly before: string
  readonly markup: string | MarkupKey
  readonly after: string
}

/** Where the store keeps what `#root` contains. */
export type MarkupKey = Pick<Task, 'step' | 'inputs'>

/**
 * Print a document.
 *
 * @throws Error when the store has lost the markup
 */
export async function printDocument(
  { file, before, markup, after }: PageDocument,
  store: Store
): Promise<string> {
  const kept =
    typeof markup === 'string'
      ? { markup }
      : await store.remember<{ readonly markup: string }>(markup, async () => {
          throw new Error(`The store has no markup of ${file}.`)
        })
  return before + kept.markup + after
}
