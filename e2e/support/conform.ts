import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { list, readPage } from './builtPage.ts'
import type { SharedSite } from './sites.ts'

/**
 * What queries find, in document order: texts of `nav a`, values of `nav
 * a@href`. An empty list says that there is none.
 */
type Seen = Readonly<Record<string, readonly (string | RegExp)[]>>

/**
 * Make a test of each behavior that the served HTML of a page shows.
 *
 * @param behaviors what is to be seen, by a sentence about the behavior that
 * begins with its number
 */
export function conform(
  site: SharedSite,
  address: string,
  behaviors: Readonly<Record<string, Seen>>
): void {
  for (const [name, see] of Object.entries(behaviors)) {
    test(name, () => {
      const page = readPage(site, address)
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
 * Make a test of each address that is unknown to the site's nginx.
 *
 * @param addresses by a sentence about the behavior
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
