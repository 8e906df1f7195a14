import { expect, test } from 'vitest'
import { sampleDoc, sampleSite } from '../client/ui/sampleSite.fixture.tsx'
import { toPathname } from '../model/paths.ts'
import { printRobots, printSitemap } from './printSitemap.ts'

const site = { ...sampleSite, baseUrl: '/kit/' }
const page = { ...sampleDoc, pathname: toPathname('/docs/q&a') }

test('10.3 an address includes the base and is escaped', () => {
  expect(printSitemap(site, [page]).text).toContain(
    '<loc>https://sample.example/kit/docs/q&amp;a</loc>'
  )
})

test('10.3 a site with noIndex lists no pages', () => {
  expect(printSitemap({ ...site, noIndex: true }, [page]).text).not.toContain(
    '<loc>'
  )
})

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
