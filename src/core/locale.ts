import type { Bundle } from './bundle/loadBundle.ts'
import type { PreparedBundle } from './bundle/prepareBundle.ts'
import type { Level } from './content/schema/siteConfig.ts'
import type { SiteError } from './model/errors.ts'
import type { PendingDocument } from './output/createFinisher.ts'
import type { SiteIcon } from './output/createIcons.ts'
import type { FinishOptions } from './output/finishFile.ts'
import type { OutputBytes, OutputText } from './output/outputText.ts'
import type { StaticChunk } from './pages/createStaticPages.ts'
import type { Cache } from './platform/cache/createCache.ts'
import type { PageSheet } from './render/createMarkupRenderer.ts'
import type { RenderedPage } from './render/prerenderPages.ts'
import type { SidebarFile } from './render/renderMarkups.ts'
import type { PlannedLocale } from './site/routes/createLocales.ts'
import type { Redirect } from './site/routes/createRedirects.ts'

/** A locale whose pages are compiled. */
export interface CompiledLocale extends Pick<PlannedLocale, 'site' | 'routes'> {
  readonly cache: Cache
  readonly prepared: PreparedBundle
}

/** A locale whose pages are rendered. */
export interface RenderedLocale extends CompiledLocale {
  readonly bundle: Bundle
  readonly pages: readonly RenderedPage[]
  readonly sheets: readonly PageSheet[]
  readonly redirects: readonly Redirect[]
  readonly chunks: readonly StaticChunk[]
  /** By sidebar key. */
  readonly sidebars: ReadonlyMap<string, SidebarFile>
  readonly icon: SiteIcon | undefined
  /** Files at the root of the whole site. */
  readonly atRoot: readonly OutputText[]
}

/** A locale whose files are written. */
export interface WrittenLocale
  extends RenderedLocale,
    Pick<PlannedLocale, 'otherLocales'> {
  /** All output files, including `static/` and the bundle; relative to the base. */
  readonly files: readonly string[]
  /** Absolute paths of sources that failed to compile; their pages are empty. */
  readonly failed: ReadonlySet<string>
  /** Whether every page was compiled and rendered. */
  readonly isWhole: boolean
  readonly flags: Flags
}

/** A locale whose files have been checked. */
export interface FinishedLocale
  extends Pick<WrittenLocale, 'site' | 'redirects' | 'files'> {
  readonly pages: readonly Omit<
    RenderedPage,
    keyof PendingDocument | 'markup'
  >[]
  /** Absolute path of its output. */
  readonly folder: string
  /** Page tables. */
  readonly tables: readonly OutputText[]
  /** Files that features add to offline copies. */
  readonly offline: readonly OfflineFiles[]
}

/** How a build finishes its files. */
export interface Finishing {
  /** For files that a feature still writes; see `finishFile`. */
  readonly options: FinishOptions
  readonly flags: Flags
}

/** Feature flags that are set on the command line. */
export type Flags = ReadonlySet<string>

/** Findings with their level, ready to report. */
export type LeveledFindings = readonly [Level, readonly SiteError[]]

/** Files that a feature adds to the output of a locale. */
export interface FeatureFiles {
  readonly texts?: readonly FeatureFile<OutputText>[]
  readonly bytes?: readonly FeatureFile<OutputBytes>[]
  /** Those that work offline only if readers save them. */
  readonly offline?: OfflineFiles
}

/** A file; its name is relative to the base folder of the output. */
type FeatureFile<Output> = Omit<Output, 'file'> & { readonly file: string }

/** Files that belong to a copy for offline reading. */
export interface OfflineFiles {
  /** Part of every copy. */
  readonly shared: readonly OutputText[]
  /** Part of copies that contain the page; by pathname. */
  readonly byPage: ReadonlyMap<string, readonly OutputText[]>
}

/**
 * Creates a text file on request.
 *
 * @param file relative to the base
 * @returns undefined if the file belongs to another feature
 */
export type CreateDevFile = (file: string) => Promise<string | undefined>
