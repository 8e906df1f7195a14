import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  sampleDoc,
  sampleSite
} from '../../../core/client/ui/sampleSite.fixture.tsx'
import { englishTexts } from '../../../core/model/catalogue.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import { addReports } from './addReports.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'report-'))
const absolutePath = path.join(folder, 'a.md')
writeFileSync(absolutePath, 'hello\n')
afterAll(() => rmSync(folder, { recursive: true }))

const page = {
  route: sampleDoc,
  contents: [],
  source: { absolutePath }
} as unknown as PlannedRoute
const [version] = sampleSite.versions

/** Add what the page was built from to its route. */
function readReport(client: object, planned = page) {
  const site = {
    content: { config: { report: '{url} {version} {build}' } },
    client: { ...sampleSite, ...client },
    texts: englishTexts
  } as unknown as Site
  return addReports(site, [planned])[0]?.route.report
}

const url = encodeURIComponent('https://sample.example/docs/started')
// The start of what `git hash-object` prints for the file.
const build = 'ce013625030b'
const badge = { title: 'Kit', items: [], hideOnScroll: false, badge: '0.3' }

test.each([
  ['no version', {}, ''],
  ['the badge of a site with one version', { navbar: badge }, '0.3'],
  [
    'its docs version',
    { navbar: badge, versions: [version, { ...version, name: '1' }] },
    'Next'
  ]
])('a report names the state of the page and %s', (_, client, expected) => {
  expect(readReport(client)).toBe(`${url}{hash} ${expected} ${build}`)
})

test("a page without a file can't be reported", () => {
  const { source, ...rest } = page
  expect(readReport({}, rest)).toBeUndefined()
})
