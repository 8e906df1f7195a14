import { expect, test } from 'vitest'
import { editQuery, isSearchKey } from './searchKeys.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false }

test.each<
  [
    string,
    Partial<typeof none> & {
      readonly key: string
      readonly isTyping?: boolean
    },
    boolean
  ]
>([
  ['a slash opens the search', { key: '/' }, true],
  ['a slash in a field is just typed', { key: '/', isTyping: true }, false],
  ['Ctrl+K opens it', { key: 'k', ctrlKey: true }, true],
  ['⌘K opens it', { key: 'k', metaKey: true }, true],
  ['in a field too', { key: 'k', metaKey: true, isTyping: true }, true],
  ['with caps lock too', { key: 'K', ctrlKey: true }, true],
  ['K alone does nothing', { key: 'k' }, false],
  ['Ctrl+slash belongs to the browser', { key: '/', ctrlKey: true }, false],
  ['Alt+slash does nothing', { key: '/', altKey: true }, false]
])('%s', (_, { isTyping = false, ...press }, expected) => {
  expect(isSearchKey({ ...none, ...press }, isTyping)).toBe(expected)
})

test.each<
  [string, Partial<typeof none> & { readonly key: string }, string | undefined]
>([
  ['a letter', { key: 'b' }, 'ab'],
  ['a slash', { key: '/' }, 'a/'],
  ['a letter of two units', { key: '𝕏' }, 'a𝕏'],
  ['a character with AltGr', { key: '@', ctrlKey: true, altKey: true }, 'a@'],
  ['Backspace', { key: 'Backspace' }, ''],
  ['a shortcut', { key: 'v', ctrlKey: true }, undefined],
  ['a shortcut with ⌘', { key: 'v', metaKey: true }, undefined],
  ['a key without a character', { key: 'Escape' }, undefined],
  ['a key that an IME handles', { key: 'Process' }, undefined]
])('%s while the dialog loads', (_, press, expected) => {
  expect(editQuery('a', { ...none, ...press })).toBe(expected)
})
