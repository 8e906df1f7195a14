import { type BrokenInput, site, soundFiles } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { named } from '../../../e2e/fixtures/brokenInputs/extensions.ts'

/** Mistakes that reading the content folder finds. */
export const contentInputs: readonly BrokenInput[] = [
  {
    name: 'a damaged record of releases is reported',
    files: {
      ...soundFiles,
      'site.ts': site('changes: {}'),
      'changes.lock': '{\n<<<<<<< HEAD\n'
    },
    expect: [{ at: 'changes.lock', says: /record of releases is damaged.*Restore it.*--add-release/s }]
  },
  named('a misspelled option of "changes" gets a suggestion', "changes: { relase: '1.0' }", '4:14', /relase.*Did you mean "release"/s)
]
