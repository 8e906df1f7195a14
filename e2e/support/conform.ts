import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { list, readPage } from './builtPage.ts'
import type { SharedSite } from './sites.ts'

/**
 * Expected results of queries, in document order: texts of `nav a`, or values
 * of `nav a@href`. An empty list expects no match.
 */
type Expected = Readonly<Record<string, readonly (string | RegExp)[]>>

/**
 * Define a test for each behavior that a page's served HTML shows.
 *
 * @param behaviors expected results by test title: a sentence about the
 * behavior, after its number
 */
export function conform(
  site: SharedSite,
  address: string,
  behaviors: Readonly<Record<string, Expected>>
): void {
  for (const [name, queries] of Object.entries(behaviors)) {
    test(name, () => {
      const page = readPage(site, address)
      const found = Object.keys(queries).map(query => [
        query,
        list(page, query)
      ])
      const expected = Object.entries(queries).map(([query, values]) => [
        query,
        values.map(value =>
          typeof value === 'string' ? value : expect.stringMatching(value)
        )
      ])
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
    })
  }
}

/**
 * Define a test for each address that the site's nginx answers with 404.
 *
 * @param addresses by test title
 */
export function conformMissing(
  site: SharedSite,
  addresses: Readonly<Record<string, string>>
): void {
  for (const [name, address] of Object.entries(addresses)) {
    test(name, async () => {
      expect((await ask(site, address)).status).toBe(404)
    })
  }
}
