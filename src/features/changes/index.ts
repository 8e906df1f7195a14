import { z } from 'zod'
import type { BuiltInFeature } from '../../core/feature.ts'
import { addChangesRoute } from './generator/addChangesRoute.ts'
import { printChangeFiles } from './generator/printChangeFiles.ts'
import { recordRelease } from './generator/recordRelease.ts'
import { checkRecord, resolveChanges } from './generator/resolveChanges.ts'

const ADD_RELEASE = 'add-release'

const changesOptions = z.strictObject({
  /** Name of the next release to record; by default, the date. */
  release: z.string().min(1).optional()
})

declare module '../../index.ts' {
  interface SiteKeys {
    /** Shows readers what has changed since their last visit. */
    readonly changes?: z.infer<typeof changesOptions> | undefined
  }
}

/** What's new since a reader's last visit, and a list of what releases changed. */
export const changes: BuiltInFeature = {
  name: 'changes',
  isUsed: ({ changes }) => changes !== undefined,
  client: {
    module: 'client/index.ts',
    pages: { changes: 'client/ChangesPage.tsx' }
  },
  config: { site: { changes: changesOptions.optional() } },
  flags: { [ADD_RELEASE]: 'record the current texts as those of a release' },
  resolve: resolveChanges,
  routes: addChangesRoute,
  files: printChangeFiles,
  check: async ({ plan: { site }, flags }) =>
    checkRecord(site, flags.has(ADD_RELEASE)),
  publish: async ({ locales, flags }) => {
    if (flags.has(ADD_RELEASE)) await recordRelease(locales)
  }
}
