import { type BrokenInput, site } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'

/** Mistakes that reading the content folder finds. */
export const contentInputs: readonly BrokenInput[] = [
  {
    name: 'a doc with the address of the offline page is reported',
    files: { 'site.ts': site("docs: { path: '/' }"), 'docs/offline.md': '# A\n' },
    expect: [{ at: 'docs/offline.md:1', says: /Duplicate routes found.*\/offline/s }]
  }
]
