import { describe, expect, test } from 'vitest'
import { nextColorMode } from './colorMode.ts'
import { coerceColorMode, resolveColorMode } from './resolveColorMode.ts'

describe('the mode a page starts with', () => {
  const light = { defaultMode: 'light', disableSwitch: false } as const
  const dark = { defaultMode: 'dark', disableSwitch: false } as const
  const fixed = { defaultMode: 'light', disableSwitch: true } as const

  test.each([
    ['the default without any choice', null, null, light, 'light'],
    ['the default dark one as well', null, null, dark, 'dark'],
    ['the stored choice', null, 'dark', light, 'dark'],
    ['light for a stored value that is no mode', null, 'x', dark, 'light'],
    ['the query before the stored choice', 'light', 'dark', light, 'light'],
    ['light for a query that is no mode', 'foo', 'dark', dark, 'light'],
    ['the default where the switch is off', null, 'dark', fixed, 'light']
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

test('the switch goes to the other mode', () => {
  expect(nextColorMode('light', { kind: 'toggled' })).toBe('dark')
  expect(nextColorMode('dark', { kind: 'toggled' })).toBe('light')
})

test('another tab’s choice is taken over, its deletion is not', () => {
  expect(nextColorMode('light', { kind: 'stored', value: 'dark' })).toBe('dark')
  expect(nextColorMode('dark', { kind: 'stored', value: 'foo' })).toBe('light')
  expect(nextColorMode('dark', { kind: 'stored', value: null })).toBe('dark')
})
