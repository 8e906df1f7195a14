/**
 * What hooks get of a locale. Each stage adds its results to those of earlier ones, so
 * a type has all that those above it have, except the last, which keeps what publishing
 * needs:
 *
 *     once pages are  built-in features get  site features get      in the hook
 *     compiled        CompiledLocale         -                      textFiles, devFiles
 *     rendered        BuiltInFilesLocale     FilesLocale            files
 *     written         BuiltInWrittenLocale   WrittenLocale          check
 *     checked         BuiltInCheckedSite     CheckedSite            publish
 *
 * `RenderedLocale` is the value that the core passes from stage to stage;
 * `BuiltInFilesLocale` and `BuiltInWrittenLocale` extend it. `BuiltInCheckedSite` and `CheckedSite`
 * list the locales: `BuiltInCheckedLocale`s and `CheckedLocale`s.
 *
 * At run time, both kinds of features get the value on the left. The type on the right is
 * its public subset, so that stages can change without breaking site features.
 *
 * `BuiltInFeature` extends `Feature`, but three of its hooks need more than the public
 * subset. TypeScript rejects this for properties. It accepts it for methods, because it
 * compares their parameters in both directions (method bivariance). That's why `files`,
 * `check` and `publish` are methods, and all other hooks are properties.
 */
import type { Root } from 'hast'
import type { Bundle } from './bundle/bundle.ts'
import type { OutputFile, Pathname } from './model/paths.ts'
import type { OutputBytes, OutputText } from './output/outputText.ts'
import type { WriteOptions } from './output/servedFile.ts'
import type { LocaleFiles } from './output/writeLocale.ts'
import type { CompiledPages } from './pages/compilePages.ts'
import type { Cache } from './platform/cache/createCache.ts'
import type { RenderedPages } from './render/renderPages.ts'
import type { LocalePlan } from './site/routes/planLocales.ts'

/** A locale whose pages are compiled. */
export interface CompiledLocale {
  readonly plan: Pick<LocalePlan, 'site' | 'routes'>
  readonly pages: Pick<CompiledPages, 'readFacts' | 'data'>
  readonly cache: Cache
}

/** What features make files of. */
export interface FilesLocale extends CompiledLocale {
  readonly reader: PageReader
}

/** A locale whose pages are rendered. */
export interface RenderedLocale extends FilesLocale {
  readonly plan: LocalePlan
  readonly pages: CompiledPages
  readonly bundle: Bundle
  readonly rendered: RenderedPages
}

/** What built-in features make files of. */
export interface BuiltInFilesLocale extends RenderedLocale {
  /** Made by `textFiles` of all features, and by `files` of site features. */
  readonly textFiles: readonly OutputText[]
}

/**
 * Reads rendered pages and the files that they show, for documents made of them.
 * During development, pages aren't rendered, so it finds none.
 */
export interface PageReader {
  /** List what determines a page's HTML, for the inputs of a cached result. */
  readonly listInputs: (pathname: Pathname) => readonly (string | Uint8Array)[]
  /**
   * Read the `<main>` of a page, with the sources of drawings in `data-source`.
   *
   * @returns undefined if there's no such page
   */
  readonly readHtml: (pathname: Pathname) => Promise<string | undefined>
  /**
   * Read the texts of pages as parts of one document: without controls, with all
   * tabs below each other, and each with its title. Ids are unique, and links between
   * these pages become links within the document. Other links to the site start with
   * its base, wherever they are.
   *
   * @returns one for each pathname; empty for a page that doesn't exist
   */
  readonly readTexts: (
    pathnames: readonly Pathname[]
  ) => Promise<readonly PageText[]>
  /** List the style sheets of pages: first the site's, then those of single pages. */
  readonly listStyles: (pathnames: readonly Pathname[]) => readonly PageStyles[]
  /**
   * Read a file of the site that a page refers to, such as an image. A cached
   * computation that calls it runs again when the file changes.
   *
   * @param href starts with the base URL, or is absolute
   * @returns undefined if the site has no such file
   */
  readonly readAsset: (href: string) => Promise<Uint8Array | undefined>
}

/** The text of a page, as a part of a document. */
export interface PageText {
  /** The document's part must get this id. All ids in the text start with it. */
  readonly id: string
  readonly tree: Root
}

/** A style sheet. */
export interface PageStyles {
  /** Relative to the base. */
  readonly file: string
  /** With the fonts of the site, which its own pages have inline. */
  readonly css: string
}

/** A locale whose files are written. */
export interface WrittenLocale extends FilesLocale {
  readonly files: WrittenFiles
  /** Whether every page was compiled and rendered. */
  readonly isComplete: boolean
}

/** The files of a locale. */
interface WrittenFiles {
  /** All files, including the bundle and `static/`; relative to the base folder. */
  readonly names: readonly string[]
}

/** What built-in features check. */
export interface BuiltInWrittenLocale extends RenderedLocale {
  readonly files: LocaleFiles
  /** Absolute paths of sources that failed to compile; their pages are empty. */
  readonly failed: ReadonlySet<string>
  readonly isComplete: boolean
  readonly flags: Flags
}

/** A locale whose files have been checked. */
export interface CheckedLocale extends Pick<WrittenLocale, 'plan' | 'files'> {
  /** Absolute path of its output. */
  readonly folder: string
}

/** What built-in features publish. */
export interface BuiltInCheckedLocale
  extends Pick<BuiltInWrittenLocale, 'plan' | 'rendered' | 'files'> {
  readonly folder: string
}

/** A site whose files have been checked. */
export interface CheckedSite {
  readonly locales: readonly CheckedLocale[]
}

/** What built-in features publish, and how. */
export interface BuiltInCheckedSite {
  readonly locales: readonly BuiltInCheckedLocale[]
  /** For files that a feature still writes; see `prepareFile`. */
  readonly writeOptions: WriteOptions
  readonly flags: Flags
}

/** Feature flags that are set on the command line. */
export type Flags = ReadonlySet<string>

/** A text or binary file that a feature adds to the output of a locale. */
export type FeatureFile = FeatureText | Named<OutputBytes>

type FeatureText = Named<OutputText>

/** The name is relative to the base folder of the output. */
type Named<Output> = Omit<Output, 'file'> & { readonly file: string }

/** Files that a feature makes from the text of pages. */
export interface TextFiles {
  readonly texts: readonly FeatureText[]
  /** The files that work offline only if readers save them. */
  readonly offline?: OfflineFiles
}

/** Names of files that are part of a copy for offline reading. */
export interface OfflineFiles {
  /** Part of every offline copy. */
  readonly shared: readonly OutputFile[]
  /** Part of copies that contain the page; by pathname. */
  readonly byPage: ReadonlyMap<string, readonly OutputFile[]>
}

/**
 * Creates a text file on request.
 *
 * @param file relative to the base
 * @returns undefined if the file belongs to another feature
 */
export type CreateDevFile = (file: string) => Promise<string | undefined>
