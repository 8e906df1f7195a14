import type { BrokenInput } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { a, imported } from '../../../e2e/fixtures/brokenInputs/components.ts'

/** Mistakes in pages that only a build finds. */
export const pageInputs: readonly BrokenInput[] = [
  {
    name: 'invalid TypeScript in declarations is reported',
    files: {
      'declarations/unreadable.d.ts': 'export interface A {}\n\nexport function (\n',
      [a]: '# A\n\n<ApiTable of="A" from="unreadable" />\n'
    },
    expect: [{ at: `${a}:3:1`, says: /declarations\/unreadable\.d\.ts:3:17 can't be read/ }]
  },
  {
    name: "an example that isn't a code block is reported",
    files: {
      'declarations/bare.d.ts': 'export interface A {\n  /**\n   * Adds.\n   *\n   * @example add(1)\n   */\n  add(): void\n}\n',
      [a]: '# A\n\n<ApiTable of="A" from="bare" />\n'
    },
    expect: [{ at: `${a}:3:1`, says: /The @example of "add" in declarations\/bare\.d\.ts:7 can't be shown: "add\(1\) …"\..*between a line with ```ts/s }]
  },
  imported('a misspelled part of an <ApiTable> gets a suggestion', '<ApiTable of="A" from="kit" show="member" />', '3:1', /show="member" is unknown\..*Did you mean "members"/s)
]
