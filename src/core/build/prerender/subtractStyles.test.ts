import { expect, test } from 'vitest'
import { createSubtractor } from './subtractStyles.ts'

test.each([
  ['a rule that the document has', '.a{top:0}', '.a{top:0}', ''],
  ['one that it lacks', '.a{top:0}.b{top:0}', '.a{top:0}', '.b{top:0}'],
  [
    'declarations that it lacks',
    '.a{top:0;cursor:pointer}',
    '.a{top:0}',
    '.a{cursor:pointer}'
  ],
  ['selectors that it lacks', '.a,.b,.c{top:0}', '.b{top:0}', '.a,.c{top:0}'],
  [
    'each selector with what it lacks',
    '.a,.b{top:0;cursor:pointer}',
    '.a{top:0}',
    '.a{cursor:pointer}.b{top:0;cursor:pointer}'
  ],
  [
    'alternatives that it lacks',
    '.p :is(a,b,.c){top:0}',
    '.p :is(a,.c){top:0}',
    '.p b{top:0}'
  ],
  [
    'nothing of a list of which one alternative is left',
    'p:is(.a,.b){top:0}',
    'p.a,p.b{top:0}',
    ''
  ],
  [
    'the same rule under another condition',
    '.a{top:0}@media print{.a{top:0}}',
    '.a{top:0}',
    '@media print{.a{top:0}}'
  ],
  [
    'at-rules that it lacks',
    '@font-face{src:a}@keyframes k{0%{top:0}}.a{top:0}',
    '@font-face{src:a}.a{top:0}',
    '@keyframes k{0%{top:0}}'
  ],
  [
    'a rule that must follow one of the rest, by weight, name and property',
    '.a:hover{color:red}.a[hidden]{color:tan;top:0}',
    '.a[hidden]{color:tan;top:0}',
    '.a:hover{color:red}.a[hidden]{color:tan}'
  ],
  [
    'no rule that weighs more than one of the rest',
    '.a:hover{color:red}.p .a[hidden]{color:tan}',
    '.p .a[hidden]{color:tan}',
    '.a:hover{color:red}'
  ],
  [
    'no rule for elements of another name',
    '.a:hover{color:red}.b[hidden]{color:tan}',
    '.b[hidden]{color:tan}',
    '.a:hover{color:red}'
  ]
])('the rest has %s', (_, whole, had, rest) => {
  const within = (css: string) => (css === '' ? '' : `@layer a{${css}}`)
  expect(createSubtractor(within(whole))(within(had))).toBe(within(rest))
})

test('rules in no layer stay, whether the document has them or not', () => {
  expect(createSubtractor('.a{top:0}')('.a{top:0}')).toBe('.a{top:0}')
})
