import { expect, test } from 'vitest'
import {
  addAlias,
  removeAlias,
  removeKey,
  replaceValue
} from './editFrontMatter.ts'

test.each([
  ['# A\n', '---\naliases: [/a]\n---\n\n# A\n'],
  ['---\n---\n', '---\naliases: [/a]\n---\n'],
  ['---\ntitle: A # why\n---\n', '---\ntitle: A # why\naliases: [/a]\n---\n'],
  [
    '---\naliases: [/b]\ntitle: A\n---\n',
    '---\naliases: [/b, /a]\ntitle: A\n---\n'
  ],
  ['---\naliases: []\n---\n', '---\naliases: [/a]\n---\n'],
  [
    '---\naliases:\n  - /b\ntitle: A\n---\n',
    '---\naliases:\n  - /b\n  - /a\ntitle: A\n---\n'
  ]
])('an alias is added to %j', (text, expected) => {
  expect(addAlias(text, '/a')).toBe(expected)
})

test.each([
  ['aliases: [/a, /b]', 'aliases: [/b]'],
  ['aliases: [/A/]', 'aliases: []'],
  ['aliases:\n  - /b\n  - /a\ntitle: A', 'aliases: [/b]\ntitle: A'],
  ['aliases: [/b]', 'aliases: [/b]']
])('an alias is removed from %j', (yaml, expected) => {
  const text = `---\n${yaml}\n---\n\n# A\n`
  expect(removeAlias(text, '/a')).toBe(`---\n${expected}\n---\n\n# A\n`)
})

test('a key is removed with its line', () => {
  expect(removeKey('---\nid: a\ntitle: A\n---\nid: b\n', 'id')).toBe(
    '---\ntitle: A\n---\nid: b\n'
  )
})

test('a value is replaced where it is whole', () => {
  const text = '---\nnext: "a/b"\nprev: a/bc\ntitle: a/b\n---\n'
  expect(replaceValue(text, ['next', 'prev'], { from: 'a/b', to: 'c' })).toBe(
    '---\nnext: "c"\nprev: a/bc\ntitle: a/b\n---\n'
  )
})
