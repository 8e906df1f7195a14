import { describe, expect, test } from 'vitest'
import { createTabGroupKey, createTabQuery, resolveTab } from './tabGroup.ts'

describe('the selected tab', () => {
  const options = { values: ['npm', 'pnpm', 'bun'], defaultValue: 'npm' }

  test.each([
    ['is the default at first', null, null, null, 'npm'],
    ['is the one the reader chose', null, null, 'bun', 'bun'],
    ['follows its group', null, 'pnpm', 'bun', 'pnpm'],
    ['is the one of the query above all', 'bun', 'pnpm', null, 'bun'],
    ['skips a query that names no tab', 'yarn', 'pnpm', null, 'pnpm'],
    ['skips a group value that names no tab', null, 'yarn', 'bun', 'bun']
  ])('%s', (_, query, stored, chosen, expected) => {
    expect(resolveTab(options, { query, stored, chosen })).toBe(expected)
  })
})

test('the selection joins the other parameters of the query', () => {
  expect(createTabQuery('?q=a&os=mac', 'os', 'linux')).toBe('?q=a&os=linux')
  expect(createTabQuery('', 'os', 'mac')).toBe('?os=mac')
})

test('a group has a storage key of its own', () => {
  expect(createTabGroupKey('platform')).toBe('docusaurus.tab.platform')
})
