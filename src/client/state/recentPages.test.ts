import { expect, test } from 'vitest'
import { addRecentPage } from './recentPages.ts'

const create = (path: string) => ({ path, title: path })

test('the page opened last comes first, and only once', () => {
  const pages = [create('/a'), create('/b')]
  expect(addRecentPage(pages, create('/b'))).toEqual([
    create('/b'),
    create('/a')
  ])
})

test('old pages are forgotten', () => {
  const pages = [...'abcdefg'].map(create)
  expect(addRecentPage(pages, create('h')).map(({ path }) => path)).toEqual([
    ...'habcdef'
  ])
})
