import { expect, test } from 'vitest'
import { planPageViews } from './planPageViews.ts'

test('kinds that share a module share its chunk', () => {
  const pages = { category: 'Page.tsx', notFound: 'Page.tsx' }
  expect(planPageViews([{ folder: '/own', client: { pages } }])).toEqual([
    {
      name: 'views/category',
      file: '/own/Page.tsx',
      kinds: ['category', 'notFound']
    }
  ])
})

test('of two modules for a kind, the last one wins', () => {
  const features = ['/one', '/two'].map(folder => ({
    folder,
    client: { pages: { landing: 'Home.tsx' } }
  }))
  expect(planPageViews(features)).toEqual([
    { name: 'views/landing', file: '/two/Home.tsx', kinds: ['landing'] }
  ])
})

test('features without page components have no chunks', () => {
  expect(planPageViews([{ folder: '/one' }])).toEqual([])
})
