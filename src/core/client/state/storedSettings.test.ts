import { describe, expect, test } from 'vitest'
import { coerceColorMode, resolveColorMode } from './storedSettings.ts'

describe('4.1.1 the initial mode of a page', () => {
  const light = { defaultMode: 'light', disableSwitch: false } as const
  const dark = { defaultMode: 'dark', disableSwitch: false } as const
  const fixed = { defaultMode: 'light', disableSwitch: true } as const

  test.each([
    ['the default if there is no choice', null, null, light, 'light'],
    ['a dark default', null, null, dark, 'dark'],
    ['the stored choice', null, 'dark', light, 'dark'],
    ['light for an invalid stored value', null, 'x', dark, 'light'],
    ['the query, over the stored choice', 'light', 'dark', light, 'light'],
    ['light for an invalid query', 'foo', 'dark', dark, 'light'],
    ['the default if the switch is off', null, 'dark', fixed, 'light']
  ] as const)('is %s', (_, query, stored, settings, expected) => {
    expect(resolveColorMode({ query, stored, settings })).toBe(expected)
  })
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['', 'light'],
  [undefined, 'light']
] as const)('%j counts as %s', (value, mode) => {
  expect(coerceColorMode(value)).toBe(mode)
})
