import { expect, test } from 'vitest'
import { compileRules } from './compileRules.ts'
import { pruneRules } from './pruneRules.ts'

const names = [
  'html',
  'body',
  '#root',
  '[dir',
  '=ltr',
  'main',
  'p',
  '.a',
  'ul',
  'li',
  '[data-kind',
  '=tip',
  '[open',
  '.md:wide'
]

test.each([
  '.a',
  'main>p',
  'ul>:last-child',
  'ul ::marker',
  'p:not(.unused)',
  'ul:has(>li)',
  '[data-kind=tip]',
  '[data-kind="tip"]',
  '[data-kind^=t]',
  '[data-theme=dark] p',
  '[dir=ltr] p',
  '.a[open]:before',
  '.md\\:wide',
  '#root p',
  ':root',
  '*',
  ':where(.a):first-child'
])('%s stays', selector => {
  expect(prune(`${selector}{color:red}`)).toBe(`${selector}{color:red}`)
})

test.each([
  '.unused',
  '.p',
  'main>.unused',
  'td',
  '[data-kind=note]',
  '[dir=rtl] p',
  ':is(.unused):not([hidden])',
  ':where(.unused,td) p'
])('%s goes', selector => {
  expect(prune(`@layer a{${selector}{color:red}}`)).toBe('')
})

test.each([
  ['p,td{color:red}', 'p{color:red}'],
  [':is(p,td,li) li{color:red}', ':is(p,li) li{color:red}'],
  [
    ':root{--a:var(--b);--b:red;--c:red}p{color:var(--a)}',
    ':root{--a:var(--b);--b:red}p{color:var(--a)}'
  ],
  [':root{--own:red}', ':root{--own:red}'],
  [
    '.a{--own:var(--b)}:root{--b:var(--c);--c:red;--d:red}',
    '.a{--own:var(--b)}:root{--b:var(--c);--c:red}'
  ],
  // The most specific choice of a list determines its specificity.
  [':is(p,td,.unused) li{top:0}', ':is(p,.unused) li{top:0}'],
  [':is(.a,#unused p) li{top:0}', ':is(.a,#unused p) li{top:0}'],
  [':is(.a,.unused,td) li{top:0}', ':is(.a) li{top:0}'],
  [':is(p,:is(td,.unused)) li{top:0}', ':is(p,:is(td,.unused)) li{top:0}'],
  [':where(p,.unused) li{top:0}', ':where(p) li{top:0}'],
  ['@layer a,b;@layer b{td{top:0}p{top:0}}', '@layer a,b;@layer b{p{top:0}}'],
  ['@font-face{font-family:A}', '@font-face{font-family:A}']
])('%s becomes %s', (css, expected) => {
  expect(prune(css)).toBe(expected)
})

test('compiled rules can be stored as JSON', () => {
  const css = '@layer a{p:is(.a,.unused)>li{color:var(--own)}}'
  const rules = JSON.parse(JSON.stringify(compileRules(css)))
  expect(pruneRules(rules, { names, customProperties: [] })).toBe(
    '@layer a{p:is(.a)>li{color:var(--own)}}'
  )
})

function prune(css: string): string {
  return pruneRules(compileRules(css), {
    names,
    customProperties: ['--own']
  })
}
