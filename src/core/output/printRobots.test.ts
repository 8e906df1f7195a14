import { expect, test } from 'vitest'
import { sampleSite } from '../client/ui/sampleSite.fixture.tsx'
import { printRobots } from './printRobots.ts'

const root = { ...sampleSite, url: 'https://kit.example', baseUrl: '/' }

test('crawlers find the sitemaps of all languages', () => {
  const french = { ...root, baseUrl: '/fr/' }
  expect(printRobots([root, french]).map(({ text }) => text)).toEqual([
    'User-agent: *\nAllow: /\n\nSitemap: https://kit.example/sitemap.xml\nSitemap: https://kit.example/fr/sitemap.xml\n'
  ])
})

test('a site with noIndex disallows crawling', () => {
  const [robots] = printRobots([{ ...root, noIndex: true }])
  expect(robots?.text).toBe('User-agent: *\nDisallow: /\n')
})

test("a site below a host's root has no robots.txt, because crawlers would ignore it", () => {
  expect(printRobots([{ ...root, baseUrl: '/kit/' }])).toEqual([])
})
