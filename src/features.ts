import type { BuiltInFeature } from './core/feature.ts'
import { agents } from './features/agents/index.ts'
import { blog } from './features/blog/index.ts'
import { book } from './features/book/index.ts'
import { changes } from './features/changes/index.ts'
import { code } from './features/code/index.ts'
import { components } from './features/components/index.ts'
import { dev } from './features/dev/index.ts'
import { diagrams } from './features/diagrams/index.ts'
import { docusaurus } from './features/docusaurus/index.ts'
import { editors } from './features/editors/index.ts'
import { freshness } from './features/freshness/index.ts'
import { hoverCards } from './features/hoverCards/index.ts'
import { init } from './features/init/index.ts'
import { linkCheck } from './features/linkCheck/index.ts'
import { locales } from './features/locales/index.ts'
import { math } from './features/math/index.ts'
import { mcp } from './features/mcp/index.ts'
import { offline } from './features/offline/index.ts'
import { previews } from './features/previews/index.ts'
import { reference } from './features/reference/index.ts'
import { report } from './features/report/index.ts'
import { search } from './features/search/index.ts'
import { serve } from './features/serve/index.ts'
import { tabs } from './features/tabs/index.ts'
import { tags } from './features/tags/index.ts'
import { versions } from './features/versions/index.ts'

// Keys that features add to public interfaces. The declarations of the package keep
// these lines, but not imports of values.
export type {} from './features/blog/blog.ts'
export type {} from './features/blog/generator/post.ts'
export type {} from './features/book/generator/addBookLinks.ts'
export type {} from './features/book/index.ts'
export type {} from './features/changes/changes.ts'
export type {} from './features/changes/generator/resolveChanges.ts'
export type {} from './features/changes/index.ts'
export type {} from './features/freshness/generator/readRecord.ts'
export type {} from './features/freshness/index.ts'
export type {} from './features/locales/generator/readTranslations.ts'
export type {} from './features/math/index.ts'
export type {} from './features/offline/index.ts'
export type {} from './features/previews/listPreviewTags.ts'
export type {} from './features/reference/generator/printSymbolIndex.ts'
export type {} from './features/reference/index.ts'
export type {} from './features/report/generator/addReports.ts'
export type {} from './features/report/index.ts'
export type {} from './features/search/generator/readSearchedPages.ts'
export type {} from './features/search/index.ts'
export type {} from './features/tags/generator/docTags.ts'
export type {} from './features/tags/tags.ts'

/**
 * The built-in features, in the order in which their hooks run and their style
 * sheets apply. `site.ts` can switch each of them off.
 */
export const features: readonly BuiltInFeature[] = [
  docusaurus,
  versions,
  locales,
  tags,
  blog,
  math,
  diagrams,
  reference,
  code,
  components,
  tabs,
  hoverCards,
  agents,
  report,
  book,
  changes,
  search,
  freshness,
  mcp,
  previews,
  offline,
  linkCheck,
  serve,
  dev,
  init,
  editors
]
