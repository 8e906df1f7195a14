/**
 * The package `toolbox-docs` for `site.ts`, plugins and the generator half of
 * features. `core/client/index.ts` is `toolbox-docs/client`, for code that runs in
 * browsers. Everything else is private and can change with any release.
 */
import type { SiteConfig } from './core/content/schema/siteConfig.ts'
import type { Feature } from './core/feature.ts'

export { z } from 'zod'
export {
  type Content,
  type ContentData,
  type DocSource,
  getDefaultLevel,
  type MarkdownSource,
  type PageSource,
  type PageSources,
  type SiteSettings,
  type Translator
} from './core/content/content.ts'
export type * from './core/content/declarations.ts'
export { readDataFile } from './core/content/read/readDataFile.ts'
export type { SourceContext } from './core/content/read/readMarkdown.ts'
export type { Report } from './core/content/report.ts'
export type * from './core/content/schema/featureKeys.ts'
export type { DocFrontMatter } from './core/content/schema/frontMatterSchema.ts'
export type {
  ResolvedSiteConfig,
  SiteConfig
} from './core/content/schema/siteConfig.ts'
export { suggestName } from './core/content/schema/suggestName.ts'
export type { SourceLocator } from './core/content/sourceLocator.ts'
export type {
  ClientFiles,
  Command,
  CommandContext,
  ConfigKeys,
  Feature,
  FileSchema,
  FileSchemas,
  MarkdownHooks,
  MarkdownPlugins,
  MarkdownStage,
  PageComponent,
  PluginContext,
  ReadSites
} from './core/feature.ts'
export type {
  CheckedLocale,
  CheckedSite,
  CompiledLocale,
  FeatureFile,
  FilesLocale,
  PageReader,
  PageStyles,
  PageText,
  WrittenLocale
} from './core/locale.ts'
export {
  type CompileData,
  type MarkdownContext,
  type MarkdownPage,
  type PageDiagnostic,
  type PageFacts,
  type PageLink,
  type ResolvedLink,
  readSiteFact,
  reportDiagnostic,
  type UnplacedDiagnostic
} from './core/markdown/markdownContext.ts'
export type { FeatureTexts } from './core/model/catalogue.ts'
export {
  applyLevel,
  type Diagnostic,
  DiagnosticError,
  formatPlace,
  type Level,
  type SourceLocation
} from './core/model/diagnostic.ts'
export type { HeadHook, HeadTag } from './core/model/head.ts'
export type { ListedSymbol } from './core/model/listedSymbol.ts'
export type {
  Href,
  Pathname,
  SourceFile,
  TitledLink
} from './core/model/paths.ts'
export {
  type CategoryCard,
  type CategoryRoute,
  type ContentModule,
  type DocRoute,
  hasMarkdown,
  type LandingRoute,
  type LastUpdated,
  type Route,
  type RouteBase,
  type Routes,
  type ShownUpdate,
  type TextContent,
  type VersionedRoute
} from './core/model/route.ts'
export * from './core/model/shared.ts'
export type {
  ClientData,
  ClientSite,
  ColorMode,
  DocsVersion,
  Library,
  LibraryGroup,
  Locale
} from './core/model/site.ts'
export type * from './core/model/siteTools.ts'
export type { Cache } from './core/platform/cache/createCache.ts'
export {
  readTracked,
  trackIsFile as isFile,
  trackNames
} from './core/platform/cache/trackedFiles.ts'
export { hashContent } from './core/platform/hashContent.ts'
export { nameSidebar } from './core/site/routes/createTopicFinder.ts'
export type {
  PageTraits,
  PlannedRoute
} from './core/site/routes/plannedRoute.ts'
export {
  type CategoryNode,
  findNodePathname,
  listSidebarNodes,
  type SidebarNode,
  type Site,
  type SiteData,
  type SiteDoc,
  type SiteDraft,
  type SitePart,
  type SiteSidebar,
  type SiteVersion
} from './core/site/site.ts'
// The keys that built-in features add to interfaces.
export type {} from './features.ts'

/** Check the types of a site's configuration; use it in `site.ts`. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config
}

/**
 * Check the types of a feature. It's the default export of its module, or what
 * the default export returns for the options in `site.ts`.
 */
export function defineFeature(feature: Feature): Feature {
  return feature
}
