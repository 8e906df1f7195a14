import { describe, expect, test } from 'vitest'
import { nameTabGroup, printTabQuery, resolveTab } from './tabGroup.ts'

describe('2.9.13 the selected tab', () => {
  const options = { values: ['npm', 'pnpm', 'bun'], defaultValue: 'npm' }

  test.each([
    ['is the default if nothing else applies', null, null, 'yarn', 'npm'],
    ['is the one already shown', null, null, 'bun', 'bun'],
    ['follows its group', null, 'pnpm', 'bun', 'pnpm'],
    ['is the one in the query, before all others', 'bun', 'pnpm', 'npm', 'bun'],
    ['ignores an unknown tab in the query', 'yarn', 'pnpm', 'npm', 'pnpm'],
    ['ignores an unknown tab of the group', null, 'yarn', 'bun', 'bun']
  ])('%s', (_, query, stored, shown, expected) => {
    expect(resolveTab(options, { query, stored, shown })).toBe(expected)
  })

  test('is the one that contains the target of the hash, before all others', () => {
    const sources = { query: 'npm', stored: 'npm', shown: 'npm' }
    const revealed = 'bun'
    expect(resolveTab(options, { revealed, ...sources })).toBe('bun')
  })
})

test('2.9.13 the selection keeps other query parameters', () => {
  expect(printTabQuery('?q=a&os=mac', 'os', 'linux')).toBe('?q=a&os=linux')
  expect(printTabQuery('', 'os', 'mac')).toBe('?os=mac')
})

test('2.9.13 each group has its own storage key', () => {
  expect(nameTabGroup('platform')).toBe('docusaurus.tab.platform')
})
