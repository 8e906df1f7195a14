import { expect, test } from 'vitest'
import { selectCriticalRules } from './selectCriticalRules.ts'

test.each([
  ['.a{color:red}', '.a{color:red}'],
  ['p:hover{color:red}', ''],
  ['p:focus-visible{color:red}', ''],
  ['p,p:hover{color:red}', 'p{color:red}'],
  ['p:not(:hover){color:red}', 'p:not(:hover){color:red}'],
  ['a:is(:hover,:focus-visible){color:red}', ''],
  ['p::selection{color:red}', ''],
  ['p::highlight(matches){color:red}', ''],
  [':is([open],.b) li{color:red}', ':is(.b) li{color:red}'],
  [':is(.a:not(:hover),.b:hover){color:red}', ':is(.a:not(:hover)){color:red}'],
  ['.menu[open]{color:red}', ''],
  ['nav:has(details[open]){color:red}', ''],
  ['.details[open]{color:red}', '.details[open]{color:red}'],
  ['@media print{p{color:red}}', ''],
  ['@media (forced-colors:active){p{color:red}}', ''],
  [
    '@media (pointer:coarse){p{color:red}}',
    '@media (pointer:coarse){p{color:red}}'
  ],
  ['@keyframes a{to{color:red}}', ''],
  ['p{color:red;transition:color 1s}', 'p{color:red}'],
  ['p{color:red;scroll-timeline:--a inline}', 'p{color:red}']
])('the first paint needs %s as %s', (css, expected) => {
  expect(selectCriticalRules(css, '')).toBe(expected)
})

test.each([
  ['is set once, on the root', ':root{--a:red}', 'red'],
  ['uses only such tokens', ':root{--a:var(--b);--b:red}', 'red'],
  [
    'has a different value in a color mode',
    ':root{--a:red}[data-theme=dark]{--a:tan}'
  ],
  ['uses a token that varies', ':root{--a:var(--b);--b:red}.b{--b:tan}'],
  ['is set in a media query', '@media screen{:root{--a:red}}'],
  ["isn't set on the root", 'p{--a:red}'],
  ['is set by a page', ':root{--a:red}', undefined, '.own{--a:tan}']
])(
  'a token that %s is inlined only if it is constant',
  (_, tokens, value = 'var(--a)', added = '') => {
    const css = `@layer tokens{${tokens}}p{color:var(--a);left:var(--a,0)}`
    expect(selectCriticalRules(css, added)).toMatch(
      new RegExp(
        `p{color:${value.replace(/[()]/g, '\\$&')};left:var\\(--a,0\\)}$`
      )
    )
  }
)
