import { z } from '../../../index.ts'

const names = z.record(z.string(), z.string())

const recordSchema = z.strictObject({
  pages: z.record(
    z.string(),
    z.strictObject({ text: z.string(), symbols: names })
  ),
  signatures: z.record(z.string(), z.record(z.string(), z.array(z.string())))
})

/** A page when it was confirmed. */
export interface ConfirmedPage {
  /** Hash of its text. */
  readonly text: string
  /** Hashes of the declarations that it documents, by key. */
  readonly symbols: Readonly<Record<string, string>>
}

/**
 * What pages and declarations were like when somebody confirmed the pages.
 */
export interface FreshnessRecord {
  /** By file relative to the content folder. */
  readonly pages: Readonly<Record<string, ConfirmedPage>>
  /** Lines of each recorded declaration, by key and hash. */
  readonly signatures: Readonly<Record<string, Signatures>>
}

/** States of a declaration by hash: pages may be confirmed with different ones. */
type Signatures = Readonly<Record<string, readonly string[]>>

export const EMPTY_RECORD: FreshnessRecord = { pages: {}, signatures: {} }

/** Why a record can't be used. */
export interface InvalidRecord {
  readonly message: string
  readonly line?: number
  readonly hint: string
}

/** Parse a record. */
export function parseRecord(text: string): FreshnessRecord | InvalidRecord {
  const hint =
    'Restore the file from Git, or delete it and run: toolbox-docs accurate'
  const lines = text.split('\n')
  const conflict = lines.findIndex(line => line.startsWith('<<<<<<<'))
  if (conflict >= 0) {
    return {
      message: 'The file has merge conflicts.',
      line: conflict + 1,
      hint: 'Keep either side, and confirm the pages that the next build names.'
    }
  }
  try {
    const { data, error } = recordSchema.safeParse(JSON.parse(text))
    if (data !== undefined) return data
    const [issue] = error.issues
    const at = issue?.path.join('.') || 'its top level'
    return { message: `The file is invalid at "${at}".`, hint }
  } catch (error) {
    return { message: `The file isn't JSON: ${String(error)}.`, hint }
  }
}

/**
 * Print a record, sorted and with one line per declaration, so that changes are
 * easy to review. Drops signatures that no page refers to.
 */
export function printRecord({ pages, signatures }: FreshnessRecord): string {
  const used = new Set(
    Object.values(pages).flatMap(({ symbols }) =>
      Object.entries(symbols).map(([key, hash]) => `${key} ${hash}`)
    )
  )
  const kept = Object.entries(signatures).flatMap(([key, states]) => {
    const own = Object.entries(states).filter(([hash]) =>
      used.has(`${key} ${hash}`)
    )
    return own.length > 0 ? [[key, Object.fromEntries(own)] as const] : []
  })
  const sorted = {
    pages: sortKeys(pages, ({ text, symbols }) => ({
      text,
      symbols: sortKeys(symbols, hash => hash)
    })),
    signatures: sortKeys(Object.fromEntries(kept), states =>
      sortKeys(states, lines => lines)
    )
  }
  return `${JSON.stringify(sorted, undefined, 2)}\n`
}

function sortKeys<Value, Result>(
  values: Readonly<Record<string, Value>>,
  convert: (value: Value) => Result
): Readonly<Record<string, Result>> {
  return Object.fromEntries(
    Object.keys(values)
      .sort()
      .flatMap(key => {
        const value = values[key]
        return value === undefined ? [] : [[key, convert(value)]]
      })
  )
}
