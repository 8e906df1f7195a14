import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

/** Text that is rewritten to another length before it's parsed. */
const BEFORE = [
  ['titles that get brackets', ':::note A\n:::\n\n:::note B\n:::\n\na']
] as const

const TYPOS = [
  ['##Title', '3:1', '"##"'],
  ['A [link] (./to)', '3:3', '"[link] (./to)"'],
  ['```js\nopen', '3:1', "The code block isn't closed"]
] as const

test.each(
  BEFORE.flatMap(([name, before]) =>
    TYPOS.map(([typo, place, message]) => ({
      name,
      typo,
      place,
      message,
      before
    }))
  )
)('after $name, $slip is reported at its position', async given => {
  const { before, typo, place, message } = given
  const [line = '', column = ''] = place.split(':')
  const { diagnostics } = await renderMarkdown(`${before}\n\n${typo}`)
  const start = before.split('\n').length - 1 + Number(line)
  expect(diagnostics).toEqual([
    expect.stringMatching(`^${start}:${column} warning: `)
  ])
  expect(diagnostics[0]).toContain(message)
})

test.each(BEFORE)('after %s, code has no typos', async (_, before) => {
  const { diagnostics } = await renderMarkdown(`${before}\n\nA \`[^1]\` here`)
  expect(diagnostics).toEqual([])
})

test.each([
  'A <my-element>text</my-element> and <kbd>K</kbd>',
  'One<br>two<wbr>three\n\n<ul>\n<li>one\n<li>two\n</ul>\n\n<p>Text',
  '<svg><path d="M0 0"></path><title>A</title></svg> <https://a.example>',
  '<Details>\n\nText\n\n</Details >'
])('%j has no unclosed elements', async source => {
  const { diagnostics } = await renderMarkdown(source, 'md')
  expect(diagnostics.filter(found => found.includes('unclosed'))).toEqual([])
})

test.each([
  '```bash\ndocker run \\\n  --rm \\\n```\n\nText',
  '```text\nC:\\\n```',
  '~~~\n\\~~~\n~~~',
  '> ```text\n> C:\\\n> ```',
  '- ```text\n  C:\\\n  ```',
  '$$\na \\\\\nb \\\n$$',
  '````md\n```\n\\\n````'
])('%j is closed', async source => {
  for (const format of ['md', 'mdx'] as const) {
    expect((await renderMarkdown(source, format)).diagnostics).toEqual([])
  }
})
