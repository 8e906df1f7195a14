import { expect, test } from 'vitest'
import { hasModifier } from './hasModifier.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test.each([
  [none, false],
  [{ ...none, altKey: true }, true],
  [{ ...none, ctrlKey: true }, true],
  [{ ...none, metaKey: true }, true],
  [{ ...none, shiftKey: true }, true]
])(
  '2.6.4 whether a click with %j is left to the browser: %j',
  (keys, expected) => {
    expect(hasModifier(keys)).toBe(expected)
  }
)
