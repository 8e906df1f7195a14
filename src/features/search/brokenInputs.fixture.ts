import type { BrokenInput } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { named } from '../../../e2e/fixtures/brokenInputs/extensions.ts'

/** Mistakes that reading the content folder finds. */
export const contentInputs: readonly BrokenInput[] = [
  named('a misspelled feature gets a suggestion', 'features: { serach: false }', '4:15', /There is no feature "serach".*Did you mean "search"/s),
  named('options for a feature without options are rejected', 'features: { search: { a: 1 } }', '4:23', /The feature "search" has no options.*false.*true/s)
]
