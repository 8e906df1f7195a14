import { describe, expect, test } from 'vitest'
import { createTabGroupKey, createTabQuery, resolveTab } from './tabGroup.ts'

describe('the selected tab', () => {
  const options = { values: ['npm', 'pnpm', 'bun'], defaultValue: 'npm' }

  test.each([
    ['is the default where this set has no other', null, null, 'yarn', 'npm'],
    ['is the one that shows already', null, null, 'bun', 'bun'],
    ['follows its group', null, 'pnpm', 'bun', 'pnpm'],
    ['is the one of the query above all', 'bun', 'pnpm', 'npm', 'bun'],
    ['skips a query that names no tab', 'yarn', 'pnpm', 'npm', 'pnpm'],
    ['skips a group value that names no tab', null, 'yarn', 'bun', 'bun']
  ])('%s', (_, query, stored, shown, expected) => {
    expect(resolveTab(options, { query, stored, shown })).toBe(expected)
  })

  test('is the one that holds what a hash leads to, whatever was chosen', () => {
    const sources = { query: 'npm', stored: 'npm', shown: 'npm' }
    const revealed = 'bun'
    expect(resolveTab(options, { revealed, ...sources })).toBe('bun')
  })
})

test('the selection joins the other parameters of the query', () => {
  expect(createTabQuery('?q=a&os=mac', 'os', 'linux')).toBe('?q=a&os=linux')
  expect(createTabQuery('', 'os', 'mac')).toBe('?os=mac')
})

test('a group has a storage key of its own', () => {
  expect(createTabGroupKey('platform')).toBe('docusaurus.tab.platform')
})
