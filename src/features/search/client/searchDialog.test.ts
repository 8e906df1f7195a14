import { expect, test } from 'vitest'
import { isSearchKey } from './searchDialog.ts'

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
