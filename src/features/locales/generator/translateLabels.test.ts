import { expect, test } from 'vitest'
import { translateFields, translateLabels } from './translateLabels.ts'

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

test('3.6 only text that readers see is translated, and docs keep their own', () => {
  const shown = {
    alt: 'a',
    ariaLabel: 'a',
    content: 'a',
    copyright: 'a',
    description: 'a',
    html: 'a',
    label: 'a',
    tagline: 'a',
    title: 'a',
    value: 'a'
  }
  const kept = { id: 'a', href: 'a', doc: { title: 'a' } }
  const labels = new Map([['a', 'b']])
  const translated = Object.fromEntries(
    Object.keys(shown).map(key => [key, 'b'])
  )
  expect(translateLabels([{ ...shown, ...kept }], labels)).toEqual([
    { ...translated, ...kept }
  ])
})
