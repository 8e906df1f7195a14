import { expect, test } from 'vitest'
import { createStyles } from './createStyles.ts'

const markup =
  '<main><p class="a">Text</p><ul class="b"><li>Item</li></ul></main>'

test.each([
  ['.a{color:red}', '.a{color:red}'],
  ['.unused{color:red}', ''],
  ['p:hover{color:red}', ''],
  ['@media print{p{color:red}}', ''],
  ['@media (forced-colors:active){p{color:red}}', ''],
  ['p:not(:hover){color:red}', 'p:not(:hover){color:red}'],
  ['p{color:red;transition:color 1s}', 'p{color:red}'],
  [
    ':is(.a,.b):not([hidden]){color:red}',
    ':is(.a,.b):not([hidden]){color:red}'
  ],
  [':is(.unused):not([hidden]){color:red}', ''],
  ['li>:is(:last-child,.unused){color:red}', 'li>:is(:last-child){color:red}'],
  ['ul ::marker{color:red}', 'ul ::marker{color:red}'],
  [
    ':root{--a:red;--icon-b:red}p{color:var(--a)}',
    ':root{--a:red}p{color:var(--a)}'
  ],
  ['.unused,.a:hover,.a{color:red}', '.a{color:red}']
])('of %s a page with the markup keeps %s', async (shell, expected) => {
  const styles = await createStyles(shell, {}, [{ kind: 'doc', markup }])
  expect(styles.get('doc')).toBe(expected)
})
