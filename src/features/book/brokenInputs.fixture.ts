import type { BrokenInput } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { named } from '../../../e2e/fixtures/brokenInputs/extensions.ts'

/** Mistakes that reading the content folder finds. */
export const contentInputs: readonly BrokenInput[] = [
  named('a misspelled sidebar of a book gets a suggestion', "book: { sidebars: ['dosc'] }", '4:22', /no sidebar "dosc".*Did you mean "docs"/s)
]
