import { describe, expect, test } from 'vitest'
import { createTabGroupKey, createTabQuery, resolveTab } from './tabGroup.ts'

describe('the selected tab', () => {
  const options = { values: ['npm', 'pnpm', 'bun'], defaultValue: 'npm' }

  test.each([
    ['is the default if nothing else applies', null, null, 'yarn', 'npm'],
    ['is the one already shown', null, null, 'bun', 'bun'],
    ['follows its group', null, 'pnpm', 'bun', 'pnpm'],
    ['is the query’s, over all others', 'bun', 'pnpm', 'npm', 'bun'],
    ['ignores a query that names no tab', 'yarn', 'pnpm', 'npm', 'pnpm'],
    ['ignores a group value that names no tab', null, 'yarn', 'bun', 'bun']
  ])('%s', (_, query, stored, shown, expected) => {
    expect(resolveTab(options, { query, stored, shown })).toBe(expected)
  })

  test('is the one that contains the hash’s target, whatever was chosen', () => {
    const sources = { query: 'npm', stored: 'npm', shown: 'npm' }
    const revealed = 'bun'
    expect(resolveTab(options, { revealed, ...sources })).toBe('bun')
  })
})

test('the selection joins the other parameters of the query', () => {
  expect(createTabQuery('?q=a&os=mac', 'os', 'linux')).toBe('?q=a&os=linux')
  expect(createTabQuery('', 'os', 'mac')).toBe('?os=mac')
})

test('each group has its own storage key', () => {
  expect(createTabGroupKey('platform')).toBe('docusaurus.tab.platform')
})
