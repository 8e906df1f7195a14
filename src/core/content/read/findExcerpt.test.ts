import { describe, expect, test } from 'vitest'
import { findExcerpt } from './findExcerpt.ts'

describe('10.4 the excerpt of a body', () => {
  test.each([
    ['# Title\n\nFirst [line](./a.md) here.\n\nSecond.', 'First line here.'],
    ['[A](./a.md): `List<T>` and `a * b`!', 'A: List<T> and a * b!'],
    ['Use ![the `logo`](./logo.svg) here', 'Use the logo here'],
    ['A [*b* c](./a.md) and `` d`e ``', 'A b c and d`e'],
    ['[Title]: ./a.md\n\nA [link](./a.md "Title") here', 'A link here'],
    ['One [two\nthree](./a.md) four', 'One two three four'],
    ["import A from './a'\n\nText **bold**.", 'Text bold.'],
    ["import {\n  A,\n  B\n} from './a'\n\nText.", 'Text.'],
    ['export const x = {\n  a: 1\n}\n', undefined],
    ['Exports are\nexport of words.', 'Exports are export of words.'],
    ['```ts\ncode\n```\n\nAfter `code`.', 'After code.'],
    [':::note\n\nInside.\n\n:::', 'Inside.'],
    ['<!-- hidden -->\n\n> Quoted', 'Quoted'],
    ['## A **bold** ~~old~~ heading {#own-id}', 'A bold old heading'],
    ['![The logo](./logo.svg)', 'The logo'],
    ['A note[^1] and <b>markup</b> here. :tada:', 'A note and markup here.'],
    ['<br />\n\nThe next line.', 'The next line.'],
    ['', undefined],
    ['Title\n=====\n\nText.', 'Text.'],
    ['Text\n\nTitle\n==\n', 'Text'],
    ['  # Title\n\nText.', 'Text.'],
    ['## Part {#id}\n', 'Part'],
    ['A {#id} b', 'A {#id} b'],
    ['A#1 and #2', 'A#1 and #2'],
    ['***\n\n---\n\n___\n\nText.', 'Text.'],
    ['-- no rule', '-- no rule'],
    ['| a | b |\n| - | - |\n\nText.', 'Text.'],
    ['a | b', 'a | b'],
    [':::tip Title\nInside.\n:::', 'Inside.'],
    ['::: not closed', undefined],
    ['12. Twelfth', 'Twelfth'],
    ['3)  Third', 'Third'],
    ['*   Starred', 'Starred'],
    ['x- y', 'x- y'],
    ['### Three', 'Three'],
    ['<b>Bold</b> and <br/>', 'Bold and'],
    ['![Alt text](./a.png) after', 'Alt text after'],
    ['![](a.png)', undefined],
    ['[one][ref] and [two](b "c")', 'one and two'],
    ['Note[^1] and[^note].', 'Note and.'],
    ['*One* _two_ __three__ ~~four~~ **five**', 'One two three four five'],
    ['snake_case_name and 2*3*4', 'snake_case_name and 234'],
    [':tada: Party :+1: in a:b:c', 'Party  in a:b:c'],
    ['{/* hidden\nmore */}Text.', 'Text.'],
    ['<!-- hidden\nmore -->Text.', 'Text.'],
    ['An export of words.', 'An export of words.'],
    ["import A from 'a'\nimport B from 'b'\n\nText.", 'Text.'],
    ['{{ not a comment }}', '{{ not a comment }}']
  ])('of %j is %s', (body, excerpt) => {
    expect(findExcerpt(body, 'mdx')).toBe(excerpt)
  })
})

describe('10.4 the excerpt of CommonMark', () => {
  test.each([
    [
      'See [the page](https://a.example/a_(b)_c) for more.',
      'See the page for more.'
    ],
    [
      'Visit <https://a.example/x> or <ada@a.example>.',
      'Visit https://a.example/x or ada@a.example.'
    ],
    ['- [ ] first task', 'first task'],
    ['A&nbsp;B &lt;C&gt; &amp; D &mdash; E&shy;F.', 'A B <C> & D — EF.'],
    [
      'Cost is 5 * 3 * 2 and 2 ** 3 ** 4.',
      'Cost is 5 * 3 * 2 and 2 ** 3 ** 4.'
    ],
    [
      'Where `a < b` and `c > d`, in a `List<T>`.',
      'Where a < b and c > d, in a List<T>.'
    ],
    ['Use \\*stars\\* and \\<tag>.', 'Use *stars* and <tag>.'],
    ['First<br/>second<br>third', 'First second third'],
    ['[spec]: https://a.example\n\nSecond.', 'Second.'],
    [
      'See [spec] and [this][spec].\n\n[spec]: https://a.example',
      'See spec and this.'
    ],
    ['A line\nthat goes  \non.', 'A line that goes on.'],
    ['`[^a]` and ``a ` b``', '[^a] and a ` b'],
    ['> [!NOTE]\n> Quoted', 'Quoted'],
    ['<p align="center">\n  <img src="a.png" alt="A">\n</p>\n\nText', 'Text'],
    ['<h1>Title</h1>\n\nText', 'Text'],
    ['<div>A <b>part</b></div>', 'A part'],
    ['    code\n\nText', 'Text'],
    ['Plain: words\nand more\n\nNext', 'Plain: words and more'],
    ['Visit www.a.example\n', 'Visit www.a.example'],
    ['Title\n---\n\nText', 'Title'],
    ['Word\n2. item', 'Word 2. item'],
    ['Word\n- item', 'Word'],
    [`${'```\ncode\n```\n\n'.repeat(300)}Text`, 'Text'],
    [`See [a].\n\n${'Text.\n\n'.repeat(500)}[a]: b`, 'See a.']
  ])('of %j is %s', (body, excerpt) => {
    expect(findExcerpt(body, 'md')).toBe(excerpt)
  })
})

test.each([
  ['quotes', `${'>'.repeat(20_000)} deep`],
  ['lists', `${'- '.repeat(20_000)}deep`]
])('%s that are nested too deeply have no excerpt', (_, body) => {
  expect(findExcerpt(body, 'mdx')).toBeUndefined()
})

test('code that looks like deep quotes is skipped', () => {
  const code = `~~~\n${'>'.repeat(2000)}\n~~~`
  expect(findExcerpt(`${code}\n\nText`, 'md')).toBe('Text')
})
