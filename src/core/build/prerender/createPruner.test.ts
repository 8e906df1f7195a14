import { expect, test } from 'vitest'
import { createMarkupReader } from './createMarkupReader.ts'
import { createPruner } from './createPruner.ts'
import { createShapes } from './shapes.ts'

const markup = `
<nav class="bar"><img src="logo.svg"><ul><li><a href="/" rel="next">Home</a></li></ul></nav>
<main class="prose"><p>One<br>line</p><details class="more"><summary>More</summary></details>
<svg><path d="M0 0"/><text>T</text></svg><button class="a">A</button></main><button>B</button>`

const compared = new Set(['rel', 'data-kind'])

test.each([
  ['.prose p', true],
  ['.prose img', false],
  ['.bar img', true],
  ['.bar>img', true],
  ['.bar>a', false],
  ['.bar a', true],
  ['img+ul', true],
  ['img+main', false],
  ['svg text', true],
  ['path text', false],
  ['br text', false],
  ['a[rel=next]', true],
  ['a[rel="next"]', true],
  ['a[rel=prev]', false],
  ['a[title]', false],
  ['.prose button:not([class])', false],
  ['button:not([class])', true],
  ['.prose button:not([class^="b"])', true],
  ['a:not(li a)', true],
  ['li:has(>a)', true],
  ['li:has(img)', false],
  ['nav:has(+main)', true],
  [':is(li,p)>a', true],
  [':where(.prose,.bar)>a', false],
  ['p:first-child::before', true],
  ['[data-theme=dark] p', true],
  ['[dir=ltr] p', true],
  ['[dir=rtl] p', false],
  ['.more[open]>summary', true],
  [':root p', true],
  ['html p', true],
  ['p html', false],
  ['.base-url-banner p', true]
])('%s: %s', (selector, isKept) => {
  const css = `${selector}{color:red}`
  const { nestings } = createMarkupReader(compared)(markup)
  const pruned = createPruner(css)(createShapes(nestings, 'ltr'), new Set())
  expect(pruned).toBe(isKept ? css : '')
})

test.each([
  [':is(p,td){color:red}', 'p{color:red}'],
  ['.prose :is(p,td,.more){color:red}', '.prose :is(p,.more){color:red}'],
  ['p,td{color:red}', 'p{color:red}'],
  ['button:is(.a,.b){color:red}', 'button.a{color:red}'],
  [
    ':root{--a:1px;--b:var(--a);--c:1px}p{margin:var(--b)}',
    ':root{--a:1px;--b:var(--a)}p{margin:var(--b)}'
  ],
  ['@media print{:root{--c:1px}}p{margin:0}', 'p{margin:0}'],
  [':root{--kept:1px}', ':root{--kept:1px}'],
  [':root{}p{margin:0}', 'p{margin:0}']
])('of %s stays %s', (css, expected) => {
  const { nestings } = createMarkupReader(compared)(markup)
  const shapes = createShapes(nestings, 'ltr')
  expect(createPruner(css)(shapes, new Set(['--kept']))).toBe(expected)
})
