import { expect, test } from 'vitest'
import { parseDocComment } from './parseDocComment.ts'

test.each([
  ['* Anything. ', 'Anything.'],
  ['*\n * One\n * sentence.\n ', 'One sentence.'],
  ['*\n * One.\n *\n * Two.\n ', 'One.\n\nTwo.'],
  ['*\n * Either:\n *\n * - a\n * - b\n ', 'Either:\n\n- a\n- b'],
  ['* Of `@toolbox/query`, `{}`. ', 'Of `@toolbox/query`, `{}`.'],
  [
    "* The fields' values. Don't use `f('a')`, or ``it's``.",
    "The fields’ values. Don’t use `f('a')`, or ``it's``."
  ],
  ["* One of 'tasks' or 'users' here.", "One of 'tasks' or 'users' here."],
  ['*\n * Text.\n * @since 2.1\n ', 'Text.'],
  [undefined, '']
])('the comment %j means %j', (comment, meaning) => {
  expect(parseDocComment(comment).meaning).toBe(meaning)
})

test('tags are separate from the meaning', () => {
  const doc = parseDocComment(`*
   * Waits.
   *
   * @param count - how many
   * transitions
   * @param rest
   * @returns nothing
   * @defaultValue \`{ a: 1 }\`
   * @throws \`Too late.\` when it is
   * @throws \`Closed.\`
   * @since 2.4.0
   * @deprecated Call \`await\`.
   * @example
   * \`\`\`ts
   * @log()
   * if (isLate) {
   *
   *   wait() // 2 s
   * }
   * \`\`\`
   * @example
   `)
  expect(doc).toEqual({
    meaning: 'Waits.',
    defaultValue: '`{ a: 1 }`',
    since: '2.4.0',
    deprecated: 'Call `await`.',
    throws: ['`Too late.` when it is', '`Closed.`'],
    params: new Map([
      ['count', 'how many transitions'],
      ['rest', '']
    ]),
    returns: 'nothing',
    examples: ['```ts\n@log()\nif (isLate) {\n\n  wait() // 2 s\n}\n```', '']
  })
})
