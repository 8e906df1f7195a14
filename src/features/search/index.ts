import { z } from 'zod'
import type { BuiltInFeature } from '../../core/feature.ts'
import { checkAnswers } from './generator/checkAnswers.ts'
import {
  createDevSearch,
  printSearchFiles
} from './generator/printSearchFiles.ts'
import {
  rehypeSearchParts,
  rehypeSearchSections
} from './generator/rehypeSearchParts.ts'

const word = z.string().trim().min(1)

const searchOptions = z.strictObject({
  /** Word → words that a search for it also finds. */
  synonyms: z.record(word, z.array(word).min(1)).optional()
})

declare module '../../index.ts' {
  interface SiteKeys {
    /** Options of the search, such as synonyms. */
    readonly search?: z.infer<typeof searchOptions> | undefined
  }
  interface FeatureFrontMatter {
    /** Questions that the page answers, in the words of its readers. */
    readonly answers?: readonly string[] | undefined
  }
}

/** Full-text search without a server. */
export const search: BuiltInFeature = {
  name: 'search',
  client: { module: 'client/index.ts', earlyModule: 'client/earlyKeys.ts' },
  tools: 'client/siteTools.ts',
  config: {
    site: { search: searchOptions.optional() },
    frontMatter: {
      answers: z
        .array(word)
        .optional()
        .describe(
          'Questions that the page answers, in the words of readers. The search finds them.'
        )
    },
    navbarItems: ['search']
  },
  markdown: {
    plugins: context => ({
      record: [rehypeSearchParts],
      finish: [[rehypeSearchSections, context]]
    })
  },
  components: { SearchField: { attributes: ['words'], isProvided: true } },
  textFiles: printSearchFiles,
  devFiles: createDevSearch,
  check: checkAnswers
}
