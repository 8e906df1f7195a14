import { expect, test } from 'vitest'
import { printForbidden } from '../content/schema/forbiddenMarkup.ts'
import { createMarkupReader } from './createMarkupReader.ts'

function read(markup: string) {
  const { ids, links } = createMarkupReader(new Set())(markup)
  return { ids: [...ids], links }
}

test('ids and links are read from start tags', () => {
  expect(
    read('<h2 id="a">A</h2><a class="x" href="/docs/b?c=1&amp;d#e">b</a>')
  ).toEqual({ ids: ['a'], links: ['/docs/b?c=1&d#e'] })
})

test('the name of a link leads to it, and may be the id of a heading', () => {
  const { ids, repeatedIds } = createMarkupReader(new Set())(
    '<a name="usage"></a><h2 id="usage">Usage</h2><a name="old"></a>'
  )
  expect([...ids]).toEqual(['usage', 'old'])
  expect([...repeatedIds]).toEqual([])
})

test('markup inside code is text', () => {
  expect(read('<code>&lt;a href="/nope" id="no"&gt;</code>')).toEqual({
    ids: [],
    links: []
  })
})

test("a quoted greater-than sign doesn't end a tag", () => {
  expect(read('<a title="a > b" href="/c">c</a>').links).toEqual(['/c'])
})

test('each link is listed once, and links of other elements are ignored', () => {
  expect(
    read('<a href="/a">1</a><a href="/a">2</a><link href="/b">').links
  ).toEqual(['/a'])
})

test('a link marked as a file link is ignored', () => {
  expect(read('<a href="/report" data-file="">a</a>').links).toEqual([])
})

test.each([
  ['<img src="javascript:go()">', ['<img src="javascript:go()">']],
  ['<area href="java&Tab;script:go()">', ['<area href="java\tscript:go()">']],
  ['<meta http-equiv="refresh">', ['<meta http-equiv="refresh">']],
  ['<base href="/a"><script>go()</script>', ['<base>', '<script>']],
  ['<svg><style>a { color: red }</style></svg>', ['<style>']],
  ['<style nonce="a">a { color: red }</style>', ['<style>']],
  ['<script type="application/ld+json">{}</script>', []],
  ['<iframe src="/a"></iframe><form action="/b"></form>', []],
  ['<link rel="preload" href="javascript:go()">', []],
  ['<a href="/a" title="<script>go()</script>">a</a>', []]
])('forbidden markup in %s is listed', (markup, expected) => {
  const { forbidden } = createMarkupReader(new Set())(markup)
  expect(forbidden.map(printForbidden)).toEqual(expected)
})
