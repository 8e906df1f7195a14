import { type BrokenInput, page } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { a } from '../../../e2e/fixtures/brokenInputs/frontMatter.ts'

/** Mistakes that reading the content folder finds. */
export const contentInputs: readonly BrokenInput[] = [
  {
    name: "tags aren't checked against an invalid tags file",
    files: { 'docs/tags.yml': '- form\n', [a]: page('tags: [form]') },
    expect: [{ at: 'docs/tags.yml:1:1', says: /top level is a list.*object/s }]
  }
]
