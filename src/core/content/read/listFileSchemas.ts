import path from 'node:path'
import type { z } from 'zod'
import type { FileSchemas, LoadedFeature } from '../../feature.ts'
import { docFrontMatter } from '../schema/frontMatterSchema.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'
import { categorySchema } from './readCategoryFiles.ts'
import { tagsSchema } from './readTagFiles.ts'

/** List the kinds of files of a site: docs, and what goes with them. */
export function listFileSchemas(
  { docs: { versions } }: Pick<ResolvedSiteConfig, 'docs'>,
  features: readonly Pick<LoadedFeature, 'config'>[]
): FileSchemas {
  const folders = versions.map(({ folder }) => folder)
  const listPatterns = (...patterns: readonly string[]) =>
    folders.flatMap(folder =>
      patterns.map(pattern => path.posix.join(folder, '**', pattern))
    )
  return {
    doc: { files: listPatterns('*.md', '*.mdx'), schema: docFrontMatter },
    category: {
      files: listPatterns(
        '_category_.json',
        '_category_.yml',
        '_category_.yaml'
      ),
      schema: categorySchema
    },
    tags: { files: ['**/tags.yml', '**/tags.yaml'], schema: tagsSchema },
    ...Object.assign({}, ...features.map(({ config }) => config?.fileSchemas))
  }
}

/** List the front matter keys that features add to every page. */
export function collectFrontMatterShape(
  features: readonly Pick<LoadedFeature, 'config'>[]
): z.ZodRawShape {
  return Object.assign({}, ...features.map(each => each.config?.frontMatter))
}
