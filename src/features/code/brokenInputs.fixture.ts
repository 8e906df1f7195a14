import type { BrokenInput } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { body, use } from '../../../e2e/fixtures/brokenInputs/markdown.ts'
import { mdx } from '../../../e2e/fixtures/brokenInputs/syntax.ts'

/** A code fence on line 3, so that its first line of code is line 4. */
function fence(
  name: string,
  info: string,
  at: string,
  says: RegExp,
  code = 'const a = 1\nconst b = 2'
): BrokenInput {
  return body(name, `\`\`\`ts ${info}\n${code}\n\`\`\``, at, says)
}

/** Mistakes within pages, which only a build finds. */
export const pageInputs: readonly BrokenInput[] = [
  fence('a line behind the end of the code is found', '{9}', '3:1', /"\{9\}" isn't a valid line range for this code \(last line: 2\).*line numbers in braces/s),
  fence('a range that no code has is not written out', '{1-99999999999}', '3:1', /"\{1-99999999999\}" isn't a valid line range for this code \(last line: 2\).*line numbers in braces/s),
  fence('letters are no lines', '{a-b}', '3:1', /"\{a-b\}" isn't a valid line range for this code \(last line: 2\).*line numbers in braces/s),
  fence('lines run upwards', '{2-1}', '3:1', /"\{2-1\}" isn't a valid line range for this code \(last line: 2\).*line numbers in braces/s),
  fence('lines are counted from 1', '{0}', '3:1', /"\{0\}" isn't a valid line range for this code \(last line: 2\).*line numbers in braces/s),
  fence('lines that are not closed are found', '{1', '3:1', /invalid option \{1\..*lines to highlight/s),
  fence('a title of code that is not closed is found', 'title="a.ts', '3:1', /invalid option title="a\.ts\..*Write title="…"/s),
  fence('a title of code with a slip finds its nearest', 'titel="a.ts"', '3:1', /invalid option titel=a\.ts.*title="…"/s),
  fence('an option that no page has is not suggested', 'lines=1-2', '3:1', /invalid option lines=1-2.*showLineNumbers/s),
  fence('a comma without lines is found', '{,}', '3:1', /"\{,\}" isn't a valid line range for this code \(last line: 2\).*line numbers in braces/s),
  body('a title behind a colon is part of the language', '```ts:App.ts\n1\n```', '3:1', /language "ts:app\.ts" is unknown.*```ts title=/s),
  body('lines without a space are part of the language', '```typescript{1}\n1\n```', '3:1', /"\{1\}" isn't a valid line range.*write a space/s),
  body('a language with the dot of an extension is named without it', '```.ts\n1\n```', '3:1', /language "\.ts" is unknown.*Did you mean "ts"/s),
  fence('line numbers with a slip find their nearest', 'showLineNumber', '3:1', /invalid option showLineNumber\..*showLineNumbers/s),
  fence('a title of code without spaces around its sign', 'title = "a.ts"', '3:1', /invalid option title\./),
  fence('a file of code has a name', 'file', '3:1', /invalid option file\./),
  fence('a word to mark is in the code', '/total/', '3:1', /doesn't contain the word to highlight, "total"/),
  fence('a comment that marks with a slip finds its nearest', '', '4:1', /"highlight-next-lines" has no effect.*"highlight-next-line"/s, '// highlight-next-lines\nconst a = 1'),
  fence('a notation with a slip finds its nearest', '', '4:1', /"\[!code hightlight\]" has no effect.*\[!code highlight\]/s, 'const a = 1 // [!code hightlight]'),
  {
    name: 'a region of a file that does not exist is found',
    files: { 'docs/code.ts': '// #region one\nconst a = 1\n// #endregion one\n', 'docs/a.md': '# A\n\n```ts file=./code.ts#two\n```\n' },
    expect: [{ at: 'docs/a.md:3:1', says: /no region "two".*"#region name"/s }]
  },
  {
    name: 'a picture is no code',
    files: { 'docs/b.png': new Uint8Array([0x89, 0x50, 0x00, 0x01]), 'docs/a.md': '# A\n\n```ts file=./b.png\n```\n' },
    expect: [{ at: 'docs/a.md:3:1', says: /isn't a text file/ }]
  },
  {
    name: 'lines of a file of code are a region',
    files: { 'docs/code.ts': 'const a = 1\n', 'docs/a.md': '# A\n\n```ts file=./code.ts#L1-L2\n```\n' },
    expect: [{ at: 'docs/a.md:3:1', says: /no region "L1-L2".*"#region name" and "#endregion"/s }]
  },
  body('a folder is no code', '```ts file=./\n```', '3:1', /it's a folder/),
  body('code outside of the project is not shown', '```ts file=../../../../../../../../../../etc/passwd\n```', '3:1', /outside the website|doesn't exist/),
  use('a code group holds code', '<CodeGroup>\n\nText.\n\n</CodeGroup>', '3:1', /<CodeGroup> must contain code blocks and nothing else/),
  use('a code group holds nothing but code', '<CodeGroup>\n\nText.\n\n```ts title="a"\n1\n```\n\n</CodeGroup>', '3:1', /<CodeGroup> must contain code blocks and nothing else/),
  use('two fences of a group differ in their title', '<CodeGroup>\n\n```ts title="a"\n1\n```\n\n```ts title="a"\n2\n```\n\n</CodeGroup>', '3:1', /<CodeGroup> has two code blocks with the label "a"\..*title="name\.ts"/s),
  use('two fences of a group without titles differ in their language', '<CodeGroup>\n\n```ts\n1\n```\n\n```ts\n2\n```\n\n</CodeGroup>', '3:1', /two code blocks with the label "TypeScript"/),
  use('code as a component has a language that exists', '<CodeBlock language="nolang">A</CodeBlock>', '3:1', /language "nolang" is unknown/),
  mdx('a language that no highlighter knows is found', '# A\n\n```tpyescript\nconst a = 1\n```\n', '3:1', /tpyescript.*typescript/s),
  mdx('a file in a code block that does not exist is found', '# A\n\n```ts file=./nothing.ts\n```\n', '3:1', /nothing\.ts/)
]
