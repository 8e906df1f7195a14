import { expect, test } from 'vitest'
import { translateFields } from './translateLabels.ts'

test('a title of the navbar does not translate other labels', () => {
  const translated = translateFields(
    { title: 'Kit', navbar: { title: 'Kit', items: [{ label: 'Kit' }] } },
    [{ path: ['navbar', 'title'], text: 'Satz' }]
  )
  expect(translated).toEqual({
    title: 'Kit',
    navbar: { title: 'Satz', items: [{ label: 'Kit' }] }
  })
})
