import { expect, test } from 'vitest'
import { moveStyleAttributes } from './moveStyleAttributes.ts'

test.each([
  ['no style', '<p class="a">style="b"</p>', '<p class="a">style="b"</p>', []],
  [
    'a class beside it',
    '<p class="a" style="color:red">b</p>',
    /^<p class="(style-\w+) a">b<\/p>$/,
    ['color:red']
  ],
  [
    'no class beside it',
    '<br style="width:1px"/><img alt="a>b" style="width:1px">',
    /^<br class="(style-\w+)"\/><img class="\1" alt="a>b">$/,
    ['width:1px']
  ],
  [
    'quotes',
    '<p style="font-family:&quot;A&quot;">b</p>',
    /^<p class="(style-\w+)">b<\/p>$/,
    ['font-family:"A"']
  ],
  ['an injected rule', '<p style="}p{a:b">b</p>', '<p>b</p>', []]
])('a tag with %s', (_, markup, expected, texts) => {
  const moved = moveStyleAttributes(markup)
  expect(moved.markup).toMatch(expected)
  expect(moved.css.match(/(?<=\{)[^}]*/g) ?? []).toEqual(texts)
})
