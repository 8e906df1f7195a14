import { expect, test } from 'vitest'
import { list, readFile, readPage } from '../../../../e2e/support/builtPage.ts'

const address = '/docs/reference/many'

test('a symbol’s section links to the pages whose samples import it', () => {
  const page = readPage('everything', address)
  expect(list(page, '.api-uses')).toEqual(['Used in: Forms'])
  expect(list(page, '.api-uses > a@href')).toEqual(['/docs/reference/forms'])
  expect(readFile('everything', `${address}.md`)).toContain(
    'Used in: [Forms](https://everything.example.com/docs/reference/forms)'
  )
})

test('without scripts, long references have no filter and hide nothing', () => {
  const page = readPage('everything', address)
  expect(list(page, '.api-filter')).toHaveLength(1)
  expect(list(page, '.prose [hidden=filtered]')).toEqual([])
  const [, sheet = ''] =
    /<noscript><link rel="stylesheet" href="([^"]*)"/.exec(
      readFile('everything', `${address}.html`)
    ) ?? []
  expect(readFile('everything', sheet)).toMatch(
    /@media \(scripting:none\)\{\.api-filter\{display:none\}/
  )
})

test('pages with few entries have neither the filter nor its styles', () => {
  const page = readPage('everything', '/docs/text')
  expect(page('.api-filter')).toHaveLength(0)
  expect(list(page, 'style').join('')).not.toContain('api-filter')
})
