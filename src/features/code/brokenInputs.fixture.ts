import type { BrokenInput } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { body, use } from '../../../e2e/fixtures/brokenInputs/markdown.ts'
import { mdx } from '../../../e2e/fixtures/brokenInputs/syntax.ts'

/** A fence on line 3, with code from line 4. */
function fence(
  name: string,
  info: string,
  at: string,
  says: RegExp,
  code = 'const a = 1\nconst b = 2'
): BrokenInput {
  return body(name, `\`\`\`ts ${info}\n${code}\n\`\`\``, at, says)
}

/** Mistakes in pages that only a build finds. */
export const pageInputs: readonly BrokenInput[] = [
  fence('a line range past the end of the code is reported', '{9}', '3:1', /"\{9\}" isn't a valid line range for this code \(last line: 2\).*line numbers in braces/s),
  fence('a huge line range is reported', '{1-99999999999}', '3:1', /"\{1-99999999999\}" isn't a valid line range for this code \(last line: 2\).*line numbers in braces/s),
  fence('a line range of letters is reported', '{a-b}', '3:1', /"\{a-b\}" isn't a valid line range for this code \(last line: 2\).*line numbers in braces/s),
  fence('a descending line range is reported', '{2-1}', '3:1', /"\{2-1\}" isn't a valid line range for this code \(last line: 2\).*line numbers in braces/s),
  fence('a line range that starts at 0 is reported', '{0}', '3:1', /"\{0\}" isn't a valid line range for this code \(last line: 2\).*line numbers in braces/s),
  fence('an unclosed line range is reported', '{1', '3:1', /invalid option \{1\..*lines to highlight/s),
  fence('an unclosed code title is reported', 'title="a.ts', '3:1', /invalid option title="a\.ts\..*Write title="…"/s),
  fence('a misspelled code title gets a suggestion', 'titel="a.ts"', '3:1', /invalid option titel=a\.ts.*title="…"/s),
  fence('an unknown code option is reported with the known options', 'lines=1-2', '3:1', /invalid option lines=1-2.*showLineNumbers/s),
  fence('a line range without numbers is reported', '{,}', '3:1', /"\{,\}" isn't a valid line range for this code \(last line: 2\).*line numbers in braces/s),
  body('a title after the language and a colon is reported', '```ts:App.ts\n1\n```', '3:1', /language "ts:app\.ts" is unknown.*```ts title=/s),
  body('a line range without a space before it is reported', '```typescript{1}\n1\n```', '3:1', /"\{1\}" isn't a valid line range.*write a space/s),
  body('a language with a leading dot gets a suggestion', '```.ts\n1\n```', '3:1', /language "\.ts" is unknown.*Did you mean "ts"/s),
  fence('a misspelled line number option gets a suggestion', 'showLineNumber', '3:1', /invalid option showLineNumber\..*showLineNumbers/s),
  fence('a code title with spaces around its equals sign is reported', 'title = "a.ts"', '3:1', /invalid option title\./),
  fence('a file option without a path is reported', 'file', '3:1', /invalid option file\./),
  fence("a word to highlight that isn't in the code is reported", '/total/', '3:1', /doesn't contain the word to highlight, "total"/),
  fence('a misspelled highlight comment gets a suggestion', '', '4:1', /"highlight-next-lines" has no effect.*"highlight-next-line"/s, '// highlight-next-lines\nconst a = 1'),
  fence('a misspelled highlight notation gets a suggestion', '', '4:1', /"\[!code hightlight\]" has no effect.*\[!code highlight\]/s, 'const a = 1 // [!code hightlight]'),
  {
    name: 'a missing region of a code file is reported',
    files: { 'docs/code.ts': '// #region one\nconst a = 1\n// #endregion one\n', 'docs/a.md': '# A\n\n```ts file=./code.ts#two\n```\n' },
    expect: [{ at: 'docs/a.md:3:1', says: /no region "two".*"#region name"/s }]
  },
  {
    name: 'an image as a code file is reported',
    files: { 'docs/b.png': new Uint8Array([0x89, 0x50, 0x00, 0x01]), 'docs/a.md': '# A\n\n```ts file=./b.png\n```\n' },
    expect: [{ at: 'docs/a.md:3:1', says: /isn't a text file/ }]
  },
  {
    name: 'a region of line numbers is reported',
    files: { 'docs/code.ts': 'const a = 1\n', 'docs/a.md': '# A\n\n```ts file=./code.ts#L1-L2\n```\n' },
    expect: [{ at: 'docs/a.md:3:1', says: /no region "L1-L2".*"#region name" and "#endregion"/s }]
  },
  body('a folder as a code file is reported', '```ts file=./\n```', '3:1', /it's a folder/),
  body('a code file outside the project is rejected', '```ts file=../../../../../../../../../../etc/passwd\n```', '3:1', /outside the website|doesn't exist/),
  use('a code group without code is reported', '<CodeGroup>\n\nText.\n\n</CodeGroup>', '3:1', /<CodeGroup> must contain code blocks and nothing else/),
  use('text in a code group is reported', '<CodeGroup>\n\nText.\n\n```ts title="a"\n1\n```\n\n</CodeGroup>', '3:1', /<CodeGroup> must contain code blocks and nothing else/),
  use('two code blocks with the same title in a group are reported', '<CodeGroup>\n\n```ts title="a"\n1\n```\n\n```ts title="a"\n2\n```\n\n</CodeGroup>', '3:1', /<CodeGroup> has two code blocks with the label "a"\..*title="name\.ts"/s),
  use('two untitled code blocks with the same language in a group are reported', '<CodeGroup>\n\n```ts\n1\n```\n\n```ts\n2\n```\n\n</CodeGroup>', '3:1', /two code blocks with the label "TypeScript"/),
  use('an unknown language of a <CodeBlock> is reported', '<CodeBlock language="nolang">A</CodeBlock>', '3:1', /language "nolang" is unknown/),
  mdx('a misspelled language gets a suggestion', '# A\n\n```tpyescript\nconst a = 1\n```\n', '3:1', /tpyescript.*typescript/s),
  mdx('a missing code file is reported', '# A\n\n```ts file=./nothing.ts\n```\n', '3:1', /nothing\.ts/)
]
