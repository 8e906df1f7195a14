import type { AssessedPage } from './assessPages.ts'
import type { CurrentSymbols } from './compareSymbols.ts'
import type { ConfirmedPage, FreshnessRecord } from './freshnessRecord.ts'

/** What to record. */
interface Confirmation {
  /** Pages that match what they document. */
  readonly confirmed: readonly Pick<AssessedPage, 'file' | 'current'>[]
  /** All pages that document declarations. */
  readonly pages: readonly Pick<AssessedPage, 'file' | 'recorded'>[]
  readonly symbols: CurrentSymbols
}

/**
 * Update a record: confirmed pages get their current state, others keep theirs,
 * also under a new name, and pages that no longer exist are dropped.
 */
export function updateRecord(
  { signatures }: FreshnessRecord,
  { confirmed, pages, symbols }: Confirmation
): FreshnessRecord {
  const kept = pages.flatMap(
    ({ file, recorded }): readonly (readonly [string, ConfirmedPage])[] =>
      recorded ? [[file, recorded]] : []
  )
  const current = confirmed.map(({ file, current }) => [file, current] as const)
  const entries = Object.entries(Object.fromEntries([...kept, ...current]))
  return {
    pages: Object.fromEntries(
      entries.filter(([, page]) => Object.keys(page.symbols).length > 0)
    ),
    signatures: Object.fromEntries(
      [...new Set([...Object.keys(signatures), ...symbols.keys()])].map(key => {
        const { hash, lines } = symbols.get(key) ?? {}
        const now = hash && lines ? { [hash]: lines } : {}
        return [key, { ...signatures[key], ...now }]
      })
    )
  }
}
