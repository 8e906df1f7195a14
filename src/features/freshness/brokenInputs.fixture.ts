import { type BrokenInput, page, site } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { named } from '../../../e2e/fixtures/brokenInputs/extensions.ts'
import { a } from '../../../e2e/fixtures/brokenInputs/frontMatter.ts'

/** Mistakes that reading the content folder finds. */
export const contentInputs: readonly BrokenInput[] = [
  named('a misspelled option of freshness gets a suggestion', 'freshness: { owner: [] }', '4:16', /Unknown field "owner" in "freshness".*Did you mean "owners"/s),
  named('an unknown level of freshness is rejected', "freshness: { level: 'error' }", '4:23', /"freshness\.level" is "error"/),
  {
    name: 'a record of confirmed pages with merge conflicts is reported at the first one',
    files: { 'site.ts': site('freshness: {}'), 'freshness.lock': '{\n<<<<<<< main\n' },
    expect: [{ at: 'freshness.lock:2', says: /merge conflicts.*Keep either side/s }]
  },
  {
    name: 'a record of confirmed pages without their declarations is rejected',
    files: { 'site.ts': site('freshness: {}'), 'freshness.lock': '{"pages":{}}\n' },
    expect: [{ at: 'freshness.lock', says: /invalid at signatures.*toolbox-docs accurate/s }]
  },
  {
    name: "a review date that doesn't exist is rejected",
    files: { 'site.ts': site('freshness: {}'), [a]: page('reviewed: 2026-02-30') },
    expect: [{ at: `${a}:2:11`, says: /"reviewed".*2026-01-31/s }]
  }
]

const declared = {
  'declarations/reference.ts': "export const reference = { '@kit/store': { page: 'start', symbols: {} }, '@kit/web': { page: 'start', symbols: {} } }\n",
  'declarations/@kit/store.d.ts': '/** Saves. */\nexport function save(): void\n/** A store. */\nexport class Store {}\n',
  'declarations/@kit/web.d.ts': '/** Another. */\nexport class Store {}\n'
}

/** Mistakes in pages that only a build finds. */
export const pageInputs: readonly BrokenInput[] = [
  {
    name: 'a misspelled export that a page documents gets a suggestion',
    files: { ...declared, 'site.ts': site("freshness: { level: 'ignore' }"), [a]: page('documents: [sav]') },
    expect: [{ at: `${a}:2:13`, says: /documents "sav", which no documented package declares.*Did you mean "save"/s }]
  },
  {
    name: 'an export of several packages needs the name of its package',
    files: { ...declared, 'site.ts': site("freshness: { level: 'ignore' }"), [a]: page('documents: [Store]') },
    expect: [{ at: `${a}:2:13`, says: /Several packages declare "Store".*"@kit\/store#Store" and "@kit\/web#Store"/s }]
  },
  {
    name: 'a misspelled owner gets a suggestion',
    files: { 'site.ts': site("freshness: { owners: ['storage'] }"), [a]: page('owner: storag') },
    expect: [{ at: `${a}:2:8`, says: /owner "storag" isn't listed.*Did you mean "storage"/s }]
  }
]
