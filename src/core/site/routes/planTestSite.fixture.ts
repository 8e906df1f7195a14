import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readContent } from '../../content/read/readContent.ts'
import type { Feature } from '../../feature.ts'
import type { LastUpdated, Route } from '../../model/route.ts'
import { writeFiles } from '../../writeFiles.fixture.ts'
import type { SiteOptions } from '../resolveSite.ts'
import { planRedirects } from './planRedirects.ts'
import { planSite } from './planSite.ts'

interface Given extends Partial<SiteOptions> {
  readonly features?: readonly Feature[]
  /** Last commit of each file. */
  readonly committed?: LastUpdated
}

/** Write a small content folder, read it, and plan its pages. */
export async function planTestSite(
  files: Readonly<Record<string, string>>,
  { features = [], committed, ...options }: Given = {}
) {
  const root = mkdtempSync(path.join(tmpdir(), 'routes-'))
  writeFiles(root, files)
  const dates = new Map(
    Object.keys(files).flatMap(file =>
      committed ? [[path.join(root, file), committed]] : []
    )
  )
  const content = await readContent(root, {
    features,
    readDates: async () => ({ dates })
  })
  const { site, routes: planned } = planSite(content, {
    withDrafts: false,
    locale: 'en',
    ...options
  })
  const routes = planned.map(({ route }) => route)
  const find = <Kind extends Route>(pathname: string) =>
    routes.find(route => route.pathname === pathname) as Kind
  const redirects = planRedirects(site, planned)
  return { content, site, planned, routes, find, redirects }
}
