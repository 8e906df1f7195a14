import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

async function findError(source: string): Promise<string> {
  try {
    await renderMarkdown(source)
  } catch (error) {
    const { name, message } = error as Error // what compilers throw
    const text = message.replace(/^MDX compilation failed for file \S+ /, '')
    return `${name.replace('/content/docs/page.mdx:', '')} ${text}`
  }
  return 'compiled'
}

test.each([
  ['a <5 b', '1:3 "<5" is read as the start of a component', 'Write \\<5,'],
  ['\n\na <= b', '3:3 "<=" is read as the start', 'Write \\<=,'],
  ['Map<K, V>', '1:4 "<K," is read as the start', 'or put it in backticks'],
  ['<https://x.y>', '1:1 The link <https://x.y>', '[text](https://x.y)'],
  ['<me@x.y>', '1:1 The link <me@x.y>', 'Write the address alone'],
  ['List<string> x', '1:5 <string> is not closed.', 'write \\<string>'],
  ['a\n\n<br>', '3:1 <br> is not closed.', 'Write <br />'],
  [
    '- <div>\n  a\n</div>',
    '1:3 <div> is not closed. It opens inside a list item',
    'Close it with </div>'
  ],
  ['a\n\n</div>', '3:1 </div> does not close anything.', 'Remove it'],
  ['<p>**a</p>**', '1:7 </p> closes an element', 'on lines of their own'],
  ['text {a b}', '1:6 "{a b}" is read as an expression', 'Write \\{a b}'],
  ['`{` and {\n\nmore', '1:2 A "{" starts an expression', 'Write \\{'],
  ['<Foo a={} />', '1:9 The braces of an attribute are empty.', 'remove'],
  [
    '<a href=x>',
    '1:9 The value of an attribute has no quotes.',
    'name="value"'
  ],
  ['<a b="c>', '1:5 The value of an attribute is not closed', 'unclosed quote'],
  ['import x', '1:9 This import or export is not JavaScript', 'another word'],
  ['a <!-- x', '1:4 The comment "<!--" is not closed.', '-->']
])('%j is explained', async (source, problem, remedy) => {
  const error = await findError(source)
  expect(error).toMatch(problem)
  expect(error).toMatch(remedy)
})
