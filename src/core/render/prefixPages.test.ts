import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { prefixPages } from './prefixPages.ts'

const site = { url: 'https://site.example', baseUrl: '/base/' }

test.each([
  ['<h2 id="a b">A</h2>', '<h2 id="one--a_20b">A</h2>'],
  [
    '<a href="#x">X</a><p id="x"></p>',
    '<a href="#one--x">X</a><p id="one--x"></p>'
  ],
  ['<a href="#gone">X</a>', '<a href="#one">X</a>'],
  ['<a href="./two#y">X</a>', '<a href="#two--y">X</a>'],
  ['<a href="/base/docs/two">X</a>', '<a href="#two">X</a>'],
  ['<a href="../blog?a=b#c">X</a>', '<a href="/base/blog?a=b#c">X</a>'],
  ['<a href="https://site.example/other">X</a>', '<a href="/other">X</a>'],
  [
    '<a href="https://other.example/">X</a>',
    '<a href="https://other.example/">X</a>'
  ],
  [
    '<label for="x">L</label><input id="x" list="x gone">',
    '<label for="one--x">L</label><input id="one--x" list="one--x">'
  ],
  [
    '<p aria-labelledby="x gone" id="x"></p>',
    '<p aria-labelledby="one--x" id="one--x"></p>'
  ],
  [
    '<table><tbody><tr><td headers="x" id="x"></td></tr></tbody></table>',
    '<table><tbody><tr><td headers="one--x" id="one--x"></td></tr></tbody></table>'
  ],
  ['<input type="radio" name="n">', '<input type="radio" name="one--n">'],
  [
    '<svg><marker id="m"></marker><path marker-end="url(#m)"></path><use href="#m"></use></svg>',
    '<svg><marker id="one--m"></marker><path marker-end="url(#one--m)"></path><use href="#one--m"></use></svg>'
  ]
])('%s becomes %s', (html, expected) => {
  const [first] = prefixPages(
    [
      {
        pathname: '/docs/one',
        prefix: 'one',
        tree: fromHtml(html, { fragment: true })
      },
      {
        pathname: '/docs/two',
        prefix: 'two',
        tree: fromHtml('<p id="y"></p>', { fragment: true })
      }
    ],
    site
  )
  expect(first && toHtml(first)).toBe(expected)
})

test('the pages that are given stay as they are', () => {
  const tree = fromHtml('<p id="a"></p>', { fragment: true })
  prefixPages([{ pathname: '/one', prefix: 'one', tree }], site)
  expect(toHtml(tree)).toBe('<p id="a"></p>')
})
