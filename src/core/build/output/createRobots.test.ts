import { expect, test } from 'vitest'
import { sampleSite } from '../../client/ui/sampleSite.fixture.tsx'
import { createRobots } from './createRobots.ts'

const site = { ...sampleSite, url: 'https://kit.example', baseUrl: '/' }

test('crawlers find the sitemaps of all languages', () => {
  const french = { ...site, baseUrl: '/fr/' }
  expect(createRobots([site, french]).map(({ text }) => text)).toEqual([
    'User-agent: *\nAllow: /\n\nSitemap: https://kit.example/sitemap.xml\nSitemap: https://kit.example/fr/sitemap.xml\n'
  ])
})

test('a site with noIndex disallows crawling', () => {
  const [robots] = createRobots([{ ...site, noIndex: true }])
  expect(robots?.text).toBe('User-agent: *\nDisallow: /\n')
})

test("a site below a host's root has no robots.txt, because crawlers would ignore it", () => {
  expect(createRobots([{ ...site, baseUrl: '/kit/' }])).toEqual([])
})
