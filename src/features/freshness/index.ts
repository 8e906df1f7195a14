import type { BuiltInFeature } from '../../core/feature.ts'
import { z } from '../../index.ts'
import { addListPage } from './generator/addListPage.ts'
import { checkFreshness } from './generator/checkFreshness.ts'
import { createFacts, getAssessment } from './generator/createFacts.ts'
import { readRecord } from './generator/readRecord.ts'
import { rehypeList, rehypeNotice } from './generator/rehypeFreshness.ts'

const name = z.string().trim().min(1)

const freshnessOptions = z.strictObject({
  /** What a build does about pages that document what has changed. */
  level: z.enum(['ignore', 'warn', 'throw']).optional(),
  /**
   * The owners that pages can have, and the folders whose pages they own unless these
   * have an `owner`. By default, any owner.
   */
  owners: z.union([z.array(name), z.record(name, z.array(name))]).optional()
})

declare module '../../index.ts' {
  interface SiteKeys {
    /** Who owns pages, and what a build does about outdated ones. */
    readonly freshness?: z.infer<typeof freshnessOptions> | undefined
  }
  interface FeatureFrontMatter {
    /** Exports that the page documents, besides those of its tables. */
    readonly documents?: readonly string[] | undefined
    readonly owner?: string | undefined
    /** Date, ISO 8601. */
    readonly reviewed?: string | undefined
  }
}

/** Pages that document declarations which have changed since. */
export const freshness: BuiltInFeature = {
  name: 'freshness',
  isUsed: config => config.freshness !== undefined,
  client: { styles: ['client/freshness.css'] },
  config: {
    site: { freshness: freshnessOptions.optional() },
    frontMatter: {
      documents: z
        .array(name)
        .optional()
        .describe(
          'Exports that the page documents besides those in its tables, such as `useList` or `@toolbox/query#useList`.'
        ),
      owner: name.optional().describe('Who keeps the page accurate.'),
      reviewed: z.iso
        .date('Write a date as 2026-01-31.')
        .optional()
        .describe('When somebody last read the whole page, as 2026-01-31.')
    }
  },
  read: readRecord,
  routes: addListPage,
  markdown: {
    data: createFacts,
    plugins: context => ({
      components: [[rehypeList, context]],
      finish: [[rehypeNotice, context]]
    })
  },
  check: async ({ plan: { site } }) =>
    checkFreshness(site, getAssessment(site)),
  commands: {
    accurate: {
      summary: 'record that pages match what they document',
      takes: 'PAGE…',
      run: async context => {
        const { confirmPages } = await import('./generator/confirmPages.ts')
        await confirmPages(context)
      }
    }
  }
}
