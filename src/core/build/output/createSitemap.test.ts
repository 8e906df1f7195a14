import { expect, test } from 'vitest'
import { sampleDoc, sampleSite } from '../../client/ui/sampleSite.fixture.tsx'
import { createPathname } from '../../model/paths.ts'
import { createSitemap } from './createSitemap.ts'

const site = { ...sampleSite, baseUrl: '/kit/' }
const page = { ...sampleDoc, pathname: createPathname('/docs/q&a') }

test('an address includes the base and is escaped', () => {
  expect(createSitemap(site, [page]).text).toContain(
    '<loc>https://sample.example/kit/docs/q&amp;a</loc>'
  )
})

test('a site with noIndex lists no page', () => {
  expect(createSitemap({ ...site, noIndex: true }, [page]).text).not.toContain(
    '<loc>'
  )
})
