/** Where the pages are listed, in each language. */
export const FRESHNESS_PATH = '/freshness'

/** The record in the content folder. */
export const RECORD_FILE = 'freshness.lock'

/** A declaration that changed since its page was confirmed. */
export interface SymbolChange {
  /** The package and the name, as in `@toolbox/query#useList`. */
  readonly key: string
  /**
   * `new`: the page documents it, but hasn't been confirmed with it. `renamed`:
   * another export has the same signature except for its name.
   */
  readonly kind: 'changed' | 'removed' | 'renamed' | 'new'
  /** Lines of the recorded declaration that are gone. */
  readonly before: readonly string[]
  /** Lines of the current declaration that weren't there. */
  readonly after: readonly string[]
  /** Its new name. */
  readonly renamedTo?: string | undefined
}

/** What is known about a page that documents declarations. */
export interface PageState {
  /** Relative to the content folder. */
  readonly file: string
  readonly title: string
  readonly pathname: string
  readonly owner?: string | undefined
  /** ISO 8601. */
  readonly reviewed?: string | undefined
  /** Whether the record has the page. */
  readonly isRecorded: boolean
  /** Whether the text has changed since the page was confirmed. */
  readonly isEdited: boolean
  readonly changes: readonly SymbolChange[]
}

/** The package in a key. */
export function getModule(key: string): string {
  return key.slice(0, key.lastIndexOf('#'))
}

/** The exported name in a key. */
export function getName(key: string): string {
  return key.slice(key.lastIndexOf('#') + 1)
}

/** Print how a declaration changed: the lines that only one of its states has. */
export function printDiff({ before, after }: SymbolChange): readonly string[] {
  return [
    ...before.map(line => `- ${line.trim()}`),
    ...after.map(line => `+ ${line.trim()}`)
  ]
}
