import { expect, test } from 'vitest'
import { sampleSite } from '../../client/theme/sampleSite.tsx'
import { createRobots } from './createRobots.ts'

const site = { ...sampleSite, url: 'https://kit.example', baseUrl: '/' }

test('crawlers are told of the pages of every language', () => {
  const french = { ...site, baseUrl: '/fr/' }
  expect(createRobots([site, french]).map(({ text }) => text)).toEqual([
    'User-agent: *\nAllow: /\n\nSitemap: https://kit.example/sitemap.xml\nSitemap: https://kit.example/fr/sitemap.xml\n'
  ])
})

test('a site that is not for search engines says so', () => {
  const [robots] = createRobots([{ ...site, noIndex: true }])
  expect(robots?.text).toBe('User-agent: *\nDisallow: /\n')
})

test('below a path of its host a site has none: nobody would read it', () => {
  expect(createRobots([{ ...site, baseUrl: '/kit/' }])).toEqual([])
})
