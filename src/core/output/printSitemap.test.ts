import { expect, test } from 'vitest'
import { sampleDoc, sampleSite } from '../client/ui/sampleSite.fixture.tsx'
import { toPathname } from '../model/paths.ts'
import { printSitemap } from './printSitemap.ts'

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
