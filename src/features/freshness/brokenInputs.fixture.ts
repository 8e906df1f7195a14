import { type BrokenInput, page, site } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { named } from '../../../e2e/fixtures/brokenInputs/extensions.ts'
import { a } from '../../../e2e/fixtures/brokenInputs/frontMatter.ts'

/** Mistakes that reading the content folder finds. */
export const contentInputs: readonly BrokenInput[] = [
  named('a misspelled option of freshness gets a suggestion', 'freshness: { owner: [] }', '4:16', /Unknown field "freshness\.owner".*Did you mean "owners"/s),
  named('an unknown level of freshness is rejected', "freshness: { level: 'error' }", '4:23', /"freshness\.level" is "error"/),
  {
    name: 'a record of confirmed pages with merge conflicts is reported at the first one',
    files: { 'site.ts': site('freshness: {}'), 'freshness.lock': '{\n<<<<<<< main\n' },
    expect: [{ at: 'freshness.lock:2', says: /merge conflicts.*Keep either side/s }]
  },
  {
    name: 'a record of confirmed pages without their declarations is rejected',
    files: { 'site.ts': site('freshness: {}'), 'freshness.lock': '{"pages":{}}\n' },
    expect: [{ at: 'freshness.lock', says: /invalid at "signatures".*toolbox-docs accurate/s }]
  },
  {
    name: "a review date that doesn't exist is rejected",
    files: { 'site.ts': site('freshness: {}'), [a]: page('reviewed: 2026-02-30') },
    expect: [{ at: `${a}:2:11`, says: /"reviewed".*2026-01-31/s }]
  }
]
