import type { Feature } from '../../core/feature.ts'
import { addReports } from './generator/addReports.ts'
import { reportTemplate } from './generator/reportTemplate.ts'

declare module '../../index.ts' {
  interface SiteKeys {
    /** Address of a new report in the team's tracker, with placeholders. */
    readonly report?: string | undefined
  }
}

/** A link below docs and posts that opens a report in the team's tracker. */
export const report: Feature = {
  name: 'report',
  client: { module: 'client/index.ts' },
  config: { site: { report: reportTemplate.optional() } },
  routes: addReports
}
