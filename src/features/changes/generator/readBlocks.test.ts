import { expect, test } from 'vitest'
import { readBlocks } from './readBlocks.ts'

const list = (html: string) =>
  readBlocks(`<main><div class="prose">${html}</div></main>`).map(
    ({ text }) => text
  )

test.each([
  [
    '<h2 id="a">A<a href="#a">\u200b</a></h2><p>One <b>two</b></p>',
    ['A', 'One two']
  ],
  [
    '<ul><li>One<ul><li>two</li></ul></li><li>three</li></ul>',
    ['Onetwo', 'three']
  ],
  [
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
    ['A', 'bc']
  ],
  [
    '<div class="code-block"><pre><code>a\n  b</code></pre><div><button>Copy</button></div></div>',
    ['a b']
  ],
  ['<details><summary>More</summary><p>Text</p></details>', ['More', 'Text']],
  [
    '<div><span>A card</span></div><blockquote><p>Quoted</p></blockquote>',
    ['A card', 'Quoted']
  ],
  [
    '<p><img src="/a.png" alt="A picture"></p><p><img src="/b.png" alt=""></p>',
    ['A picture']
  ],
  ['<p>Same</p><p>Same</p>', ['Same']],
  ['<p>Long\u00adword</p><script>code</script>', ['Longword']]
])('the blocks of %s are listed', (html, expected) => {
  expect(list(html)).toEqual(expected)
})

test('only the text of a page has blocks', () => {
  expect(readBlocks('<main><nav><p>Menu</p></nav></main>')).toEqual([])
})

test('long texts are shortened between words', () => {
  const [text = ''] = list(`<p>${'word '.repeat(40)}</p>`)
  expect(text).toMatch(/^(?:word )+word…$/)
  expect(text.length).toBeLessThanOrEqual(101)
})
