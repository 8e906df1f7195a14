import { expect, test } from 'vitest'
import { findSuspect } from './explainFailures.ts'

test.each([
  ['one component', '# A\n\n<Kit />\n', '<Kit />'],
  ['one component twice', '# A\n\n<Kit /> <Kit />\n', '<Kit /> <Kit />'],
  ['braces', '# A\n\n{new Date(0)}\n', '{new Date(0)}'],
  ['braces across lines', '# A\n\n{\n  kit\n}\n', '{\n  kit\n}'],
  [
    'a component that the page declares',
    'export const Kit = async () => <b>{1}</b>\n\n# A\n\n<Kit a={1} />\n',
    '<Kit a={1} />'
  ],
  [
    'a component beside code',
    '```tsx\n<Other>{1}</Other>\n```\n\n`{a}` {/* b */}\n\n<Kit />\n',
    '<Kit />'
  ]
])('%s is the suspect', (_, body, start) => {
  expect(findSuspect(body, ['kit'])).toBe(body.indexOf(start))
})

test.each([
  ['text alone', '# A\n\nText.\n'],
  ['two components', '<One />\n\n<Two />\n'],
  ['a component around braces', '<One>{two}</One>\n']
])('with %s there is no suspect', (_, body) => {
  expect(findSuspect(body, ['kit'])).toBeUndefined()
})

test.each([
  ['an element', '<One />\n\n<kit.Card />\n'],
  ['braces', '<One />\n\n{kit.name}\n'],
  ['an attribute', '<One />\n\n<Two a={kit} />\n']
])('%s that contains the name is the suspect', (_, body) => {
  expect(findSuspect(body, ['other', 'kit'])).toBe(9)
})
