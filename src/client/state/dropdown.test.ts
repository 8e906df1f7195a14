import { expect, test } from 'vitest'
import { nextDropdown } from './dropdown.ts'

test.each([
  ['opens on Enter', false, 'entered', true],
  ['closes on Enter', true, 'entered', false],
  ['closes when something outside is pressed', true, 'left', false],
  ['closes on Escape', true, 'escaped', false],
  ['stays closed on Escape', false, 'escaped', false]
] as const)('a dropdown %s', (_, isOpen, event, expected) => {
  expect(nextDropdown(isOpen, event)).toBe(expected)
})
