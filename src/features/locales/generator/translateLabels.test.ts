import { expect, test } from 'vitest'
import { translateFields } from './translateLabels.ts'

test('translating one field leaves equal texts in other fields alone', () => {
  const translated = translateFields(
    { title: 'Kit', navbar: { title: 'Kit', items: [{ label: 'Kit' }] } },
    [{ path: ['navbar', 'title'], text: 'Satz' }]
  )
  expect(translated).toEqual({
    title: 'Kit',
    navbar: { title: 'Satz', items: [{ label: 'Kit' }] }
  })
})
