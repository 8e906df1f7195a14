import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

async function findError(source: string): Promise<string> {
  try {
    await renderMarkdown(source)
  } catch (error) {
    const { name, message } = error as Error // what compilers throw
    return `${name.replace('/content/docs/page.mdx:', '')} ${message}`
  }
  return 'compiled'
}

test.each([
  ['a <5 b', '1:4 Unexpected character `5`', 'write \\<, or put'],
  ['\n\na <= b', '3:4 Unexpected character `=`', 'write \\<, or put'],
  ['Map<K, V>', '1:6 Unexpected character `,`', 'in backticks'],
  ['<https://x.y>', '1:8 Unexpected character `/`', '[text](address)'],
  ['<me@x.y>', '1:4 Unexpected character `@`', 'Write the address alone'],
  ['List<string> x', '1:5 Expected a closing tag for `<string>`', '\\<'],
  ['a\n\n<br>', '3:1 Expected a closing tag for `<br>`', '<name />'],
  ['- <div>\n  a\n</div>', '1:3 Expected a closing tag', 'where it begins'],
  ['a\n\n</div>', '3:2-3:3 Unexpected closing slash', 'Remove it'],
  ['<p>**a</p>**', '1:7-1:11 Expected the closing tag', 'where it begins'],
  ['text {a b}', '1:8 Could not parse expression', 'write \\{'],
  ['`{` and {\n\nmore', '1:2 Unexpected end of file', 'write \\{'],
  ['<Foo a={} />', '1:9 Unexpected empty expression', 'expression'],
  ['<a href=x>', '1:9 Unexpected character `x`', 'name="value"'],
  ['<a b="c>', '1:5 Unexpected end of file in attribute value', 'name='],
  ['import x', '1:9 Could not parse import/exports', 'another word'],
  ['a <!-- x', '1:4 Unexpected character `!`', '-->']
])('%j is explained', async (source, problem, remedy) => {
  const error = await findError(source)
  expect(error).toContain(problem)
  expect(error).toContain(remedy)
})
