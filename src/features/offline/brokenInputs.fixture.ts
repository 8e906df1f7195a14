import { type BrokenInput, site } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'

/** Mistakes that reading the content folder finds. */
export const contentInputs: readonly BrokenInput[] = [
  {
    name: 'a doc does not take the address of the page for readers offline',
    files: { 'site.ts': site("docs: { path: '/' }"), 'docs/offline.md': '# A\n' },
    expect: [{ at: 'docs/offline.md:1', says: /Duplicate routes found.*\/offline/s }]
  }
]
