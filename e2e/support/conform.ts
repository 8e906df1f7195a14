import { expect, test } from 'vitest'
import { list, readPage } from './builtPage.ts'
import type { SharedSite } from './sites.ts'

/** A behaviour that the served HTML of a page shows. */
export interface Row {
  /** A sentence about the behaviour, after its number. */
  readonly name: string
  /** Address of the page. */
  readonly at: string
  /**
   * What queries find, in document order: texts of `nav a`, values of
   * `nav a@href`. An empty list says that there is none.
   */
  readonly see: Seen
}

type Seen = Readonly<Record<string, readonly (string | RegExp)[]>>

/** Make a test of each row of a table. */
export function conform(site: SharedSite, rows: readonly Row[]): void {
  for (const { name, at, see } of rows) {
    test(name, () => {
      const page = readPage(site, at)
      const found = Object.keys(see).map(query => [query, list(page, query)])
      const wanted = Object.entries(see).map(([query, values]) => [
        query,
        values.map(value =>
          typeof value === 'string' ? value : expect.stringMatching(value)
        )
      ])
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted))
    })
  }
}

/**
 * Make a test of each behaviour that one page shows.
 *
 * @param behaviours what is to be seen, by the name of the behaviour
 */
export function conformPage(
  site: SharedSite,
  at: string,
  behaviours: Readonly<Record<string, Seen>>
): void {
  conform(
    site,
    Object.entries(behaviours).map(([name, see]) => ({ name, at, see }))
  )
}
