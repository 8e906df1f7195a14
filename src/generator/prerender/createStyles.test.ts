import { expect, test } from 'vitest'
import { createStyles } from './createStyles.ts'

const markup =
  '<main><p class="a">Text</p><ul class="b"><li>Item</li></ul></main>'

test.each([
  ['.a{color:red}', '.a{color:red}'],
  ['.unused{color:red}', ''],
  ['p:hover{color:red}', 'p:hover{color:red}'],
  [
    ':is(.a,.b):not([hidden]){color:red}',
    ':is(.a,.b):not([hidden]){color:red}'
  ],
  [':is(.unused):not([hidden]){color:red}', ''],
  ['li>:is(:last-child,.unused){color:red}', 'li>:is(:last-child){color:red}'],
  ['ul ::marker{color:red}', 'ul ::marker{color:red}'],
  [':root{--a:red}', ':root{--a:red}'],
  ['.unused,.a:is(:hover){color:red}', '.a:is(:hover){color:red}']
])('of %s a page with the markup keeps %s', async (shell, expected) => {
  const styles = await createStyles(shell, {}, [{ kind: 'doc', markup }])
  expect(styles.get('doc')).toBe(expected)
})
