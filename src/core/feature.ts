import type { Pluggable } from 'unified'
import type { z } from 'zod'
import type { BuildOptions, BuildResult } from './build.ts'
import type { Dialect } from './bundle/dialect.ts'
import type {
  Content,
  ContentData,
  LocalizedContent,
  Translator
} from './content/content.ts'
import type { SourceContext } from './content/read/readMarkdown.ts'
import type { ParsedSiteConfig } from './content/schema/siteConfig.ts'
import type {
  BuiltInCheckedSite,
  BuiltInFilesLocale,
  BuiltInWrittenLocale,
  CheckedSite,
  CompiledLocale,
  CreateDevFile,
  FeatureFile,
  FilesLocale,
  TextFiles,
  WrittenLocale
} from './locale.ts'
import type { ComponentCreator } from './markdown/components/componentCreator.ts'
import type {
  CodeSymbol,
  CompileData,
  MarkdownContext
} from './markdown/markdownContext.ts'
import type { TypoRule } from './markdown/syntax/remarkTypos.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import type { Routes } from './model/route.ts'
import type { ClientSite } from './model/site.ts'
import type { Cache } from './platform/cache/createCache.ts'
import type { PlannedRoute } from './site/routes/plannedRoute.ts'
import type { Site, SiteDraft, SitePart } from './site/site.ts'

/**
 * The generator half of a feature: hooks that the core calls while it builds a
 * site or serves one during development. All of them are optional. The client
 * half runs in the browser; see `client/clientFeature.ts`.
 *
 * Built-in features are `BuiltInFeature`s, and listed in `src/features.ts`. A site
 * adds its own in the `features` of `site.ts`, by the name of a module whose default
 * export is a feature, or a function that gets options and returns one;
 * `e2e/fixtures/glossary` is an example that uses most hooks. It imports only the
 * public interface, `toolbox-docs` and `toolbox-docs/client`.
 *
 * Data that travels between hooks is typed by declaration merging. A feature
 * adds its key to one of these interfaces:
 *
 * - `SiteKeys` and `FeatureFrontMatter` (`content/schema/featureKeys.ts`): keys of
 *   `site.ts` and of front matter
 * - `ContentData` (`content/content.ts`): what `read` returns
 * - `SiteData` (`site/site.ts`) and `ClientData` (`model/site.ts`): what `resolve`
 *   returns, for the generator and for the browser
 * - `FeatureTexts` (`model/catalogue.ts`): keys of the feature's texts
 * - `Routes` (`model/route.ts`): kinds of pages. A feature can also add fields to
 *   those that exist, such as `DocRoute`
 * - `CompileData` and `PageFacts` (`markdown/markdownContext.ts`): what Markdown
 *   plugins get and what they record
 *
 * ```ts
 * declare module 'toolbox-docs' {
 *   interface PageFacts {
 *     readonly markdown?: PlainMarkdown
 *   }
 * }
 * ```
 *
 * A built-in feature declares `src/index.ts`, the same module. Keys that are added
 * to other modules aren't visible through it.
 */
export interface Feature {
  /**
   * Name in the `features` of `site.ts`, which can disable it. The folder of a
   * built-in feature has the same name.
   */
  readonly name: string

  /** What browsers run and what styles apply there. Example: `tabs`. */
  readonly client?: ClientFiles

  /**
   * Module whose default export is a `SiteTools`: what agents can do with the
   * published site. It runs in Node, but imports only what browser code does, and
   * neither React nor styles. The path is relative to the feature's folder. What
   * serves the tools is another feature. Example: `search`.
   */
  readonly tools?: string

  /** More keys for `site.ts` and for front matter. Example: `search`. */
  readonly config?: ConfigKeys

  /**
   * English UI texts by name, with `{placeholders}` if needed. A site translates
   * them in `i18n/<locale>/texts.ts`, as `'<feature>.<name>'`; this is also their key
   * in `site.texts` and in the browser's `useSite().texts`. Example: `book`. Other
   * built-in features add lines to `model/texts.ts`, which the bundler inlines.
   */
  readonly texts?: Readonly<Record<string, string>>

  /**
   * Read the feature's own files in the content folder and report mistakes to
   * `context.report`. Runs again for the translations of each locale, with the
   * folder in `context.translation`. Example: `blog` reads posts and authors.
   */
  readonly read?: (context: SourceContext) => Promise<ContentData>

  /**
   * Merge what `read` returned for a locale's translations into what it returned
   * for the content folder. Example: `tags`.
   */
  readonly translate?: (
    original: ContentData,
    translated: ContentData,
    translator: Translator
  ) => ContentData

  /**
   * Resolve references between the feature's content and the rest of the site.
   * Returns data for the generator (`data`) and for every page in the browser
   * (`client`).
   * Example: `blog` resolves the authors of posts.
   */
  readonly resolve?: (draft: SiteDraft) => SitePart

  /**
   * Add pages to those of the core and of earlier features, or data to these
   * pages. The text of a page can be a file in the feature's folder, as in
   * `contents: ['./list.md']`. Examples: `blog` adds posts, and the newest ones to
   * the home page; `freshness` has a page whose text a plugin writes.
   *
   * @returns all pages
   */
  readonly routes?: (
    site: Site,
    planned: readonly PlannedRoute[]
  ) => readonly PlannedRoute[]

  /** How Markdown compiles. Example: `math`. */
  readonly markdown?: MarkdownHooks

  /** Components that pages use without an import, by name. Example: `tabs`. */
  readonly components?: Readonly<Record<string, PageComponent>>

  /**
   * Create files of one locale besides documents: texts, such as JSON, or bytes. A
   * file in the site's own `static/` wins over one with the same name. Runs once
   * pages are rendered, and during development on the first request for a file
   * that nothing else has. Example: `book`.
   */
  files?(locale: FilesLocale): Promise<readonly FeatureFile[]>

  /**
   * Check the pages of one locale once all files are written. Errors fail the
   * build. Example: `freshness`.
   */
  check?(locale: WrittenLocale): Promise<readonly Diagnostic[]>

  /**
   * More commands of the command line, by name. They run where the site is, and not
   * during builds. Example: `freshness`.
   */
  readonly commands?: Readonly<Record<string, Command>>

  /**
   * Runs once all files are compressed and checked, just before they replace the
   * output of the last build. Example: `linkCheck` records published pathnames.
   */
  publish?(site: CheckedSite): Promise<void>
}

/** Files of a feature's client half. Paths are relative to the feature's folder. */
export interface ClientFiles {
  /**
   * Modules by page kind, whose default export is a component that gets
   * `PageProps`. Only pages of these kinds load it. Kinds that share a module keep
   * its state when the reader navigates between them. Example: `tags`.
   */
  readonly pages?: { readonly [Kind in keyof Routes]?: string }
  /** Module whose default export is a `ClientFeature`. Example: `tabs`. */
  readonly module?: string
  /**
   * Style sheets of content, each in the cascade layer `prose`. Rules of later
   * files win. Example: `math`.
   */
  readonly styles?: readonly string[]
  /**
   * Components that sites may replace with their own: name → module that exports
   * nothing else. Example: `blog`.
   */
  readonly themeParts?: Readonly<Record<string, string>>
}

/**
 * A built-in feature. It can have more than site features: flags, which must be known
 * before `site.ts` is read, and hooks that aren't stable enough for sites.
 */
export interface BuiltInFeature extends Feature {
  readonly client?: BuiltInClientFiles
  readonly components?: Readonly<Record<string, BuiltInComponent>>
  readonly markdown?: BuiltInMarkdownHooks
  readonly commands?: Readonly<Record<string, BuiltInCommand>>

  /**
   * Whether a site uses the feature; by default, each one does. A feature that
   * isn't used adds nothing to the site. Example: `freshness`.
   */
  readonly isUsed?: (config: ParsedSiteConfig) => boolean

  // These hooks are methods, because built-in features get more; see `locale.ts`.
  files?(locale: BuiltInFilesLocale): Promise<readonly FeatureFile[]>
  check?(locale: BuiltInWrittenLocale): Promise<readonly Diagnostic[]>
  publish?(site: BuiltInCheckedSite): Promise<void>

  /** Create files from the text of pages, while the bundler runs. Example: `search`. */
  readonly textFiles?: (locale: CompiledLocale) => Promise<TextFiles>

  /**
   * Create the function that makes one of the feature's files on request during
   * development. Called once; `getLocale` returns the current site. Example:
   * `search`.
   */
  readonly devFiles?: (
    getLocale: () => Pick<CompiledLocale, 'plan' | 'pages'>
  ) => CreateDevFile

  /** How websites of another generator are read. */
  readonly dialect?: Dialect

  /**
   * Translate the content into a locale. Without a feature that does, a site has
   * only its first locale. Example: `locales`.
   */
  readonly localize?: (content: Content, locale: string) => LocalizedContent

  /**
   * A sentence for programs that read documents as text. It's the first text of
   * every published document, but readers neither see nor hear it. Each byte
   * counts. Example: `agents`.
   */
  readonly note?: (site: ClientSite) => string

  /**
   * Flags for `build`, with their lines in the help. `check` and `publish` get the
   * flags that are set. Example: `linkCheck`.
   */
  readonly flags?: Readonly<Record<string, string>>
}

/** Files that only built-in features have. */
export interface BuiltInClientFiles extends ClientFiles {
  /**
   * Module that runs inline in every document, before the first paint, so each
   * byte counts. Example: `search`.
   */
  readonly earlyModule?: string
  /**
   * Module that runs with the client script during development. No published
   * page has it. Example: `dev`.
   */
  readonly developmentModule?: string
  /** The last feature that has one wins. Example: `offline`. */
  readonly serviceWorker?: {
    readonly module: string
    /** Pathnames of pages that the worker needs before a reader opens them. */
    readonly pages: readonly string[]
  }
}

/** Hooks that only built-in features have. */
export interface BuiltInMarkdownHooks extends MarkdownHooks {
  /**
   * Find the documented identifiers that a sample imports, by local name.
   * Example: `reference`.
   *
   * @param code the whole sample, with the lines above its cut
   */
  readonly findSymbols?: (
    data: CompileData,
    code: string
  ) => ReadonlyMap<string, CodeSymbol>
}

/** Keys that a feature adds to what authors configure. */
export interface ConfigKeys {
  /**
   * Keys of `site.ts`, which only built-in features can add; others have options.
   * Parsed values are in `content.config`. They're accepted even if the site
   * disables the feature, and must be optional. Example: `search`.
   */
  readonly site?: z.ZodRawShape
  /**
   * Keys for the front matter of every page; parsed values are in
   * `source.frontMatter`. Example: the fixture `glossary`.
   */
  readonly frontMatter?: z.ZodRawShape
  /**
   * Types of navbar items that the client half shows, as a component or as a
   * group of links. Examples: `search`, `versions`.
   */
  readonly navbarItems?: readonly string[]
  /**
   * Schemas of the feature's files, for editors, by name. They only describe the
   * files; `read` checks them. Example: `blog`.
   */
  readonly fileSchemas?: FileSchemas
}

/** A kind of file that authors write: data, or pages with front matter. */
export interface FileSchema {
  /**
   * Patterns relative to the content folder, such as `blog/*.md`, without braces,
   * which not all editors know. The schema of pages describes their front matter,
   * to which features add keys.
   */
  readonly files: readonly string[]
  readonly schema: z.ZodType
}

/** Kinds of files by name; editors get a JSON Schema of each. */
export type FileSchemas = Readonly<Record<string, FileSchema>>

/** What a feature's plugins get. */
export interface PluginContext extends MarkdownContext {
  /** Absolute path of the feature's folder. */
  readonly folder: string
}

/** What a feature adds to the compilation of Markdown. */
export interface MarkdownHooks {
  /**
   * Data for the plugins, which may run in another thread, and for other hooks
   * (`pages.data`). It must survive `structuredClone`, and pages are compiled
   * again when its JSON changes. What a site feature computes with a cache
   * is computed again by each build, because it can depend on any file.
   * Example: `reference` reads the symbols of packages.
   */
  readonly data?: (site: Site, cache: Cache) => Promise<CompileData>
  /**
   * Plugins for the stages of {@link MarkdownStage}. Within a stage, plugins run
   * in the order of the features. Plugins of two stages share data in
   * `file.data`; what other hooks need, they record with `context.addFacts`. A
   * plugin of a site feature lists the files that it reads in
   * `file.data.dependencies`, so that a change recompiles the page. Example:
   * `diagrams`.
   */
  readonly plugins?: (context: PluginContext) => MarkdownPlugins
  /**
   * Mistyped syntax of the feature and what to write instead; reported as
   * warnings. Example: `components`.
   */
  readonly typos?: readonly TypoRule[]
}

/** A command of a built-in feature. */
export interface BuiltInCommand extends Command {
  /** Whether setting up a site runs the command, too, for the new content folder. */
  readonly isPartOfSetup?: boolean
}

/** A command-line command. */
export interface Command {
  /** The command's line in the help. */
  readonly summary: string
  /** Name of the same command in other programs, for suggestions. */
  readonly otherName?: string
  /** Whether the command is for one language, which `--locale` chooses. */
  readonly takesLocale?: boolean
  /** What the command takes besides options, for the help, such as `PAGE…`. */
  readonly takes?: string
  /**
   * Runs the command. A `DiagnosticError` that it throws is printed like the mistakes
   * of a build. Built-in features import the command's code lazily, so that other
   * commands start fast.
   */
  readonly run: (context: CommandContext) => Promise<void>
}

/** The site in each of its languages, as read from the content folder. */
export interface ReadSites {
  readonly sites: readonly Site[]
  readonly cache: Cache
}

/** Options of the command line, with absolute paths. */
export interface CommandOptions extends BuildOptions {
  /** What follows the name of a command that `takes` something, as written. */
  readonly names: readonly string[]
  readonly port: number
  /** By default, only this computer connects. */
  readonly host?: string
  /** The first one by default. */
  readonly locale?: string
}

/** What a command gets. */
export interface CommandContext extends CommandOptions {
  /** Build the site. */
  readonly build: () => Promise<BuildResult>
  /** Read the site without building it. */
  readonly read: () => Promise<ReadSites>
  /**
   * Write a text file.
   *
   * @param file relative to the content folder
   */
  readonly write: (file: string, text: string) => Promise<void>
}

/**
 * Points in the compilation of a page where features add plugins:
 *
 * - `syntax` (remark): extensions of the parser
 * - `blocks` (remark): transform Markdown blocks
 * - `components` (rehype): replace components with elements
 * - `record` (rehype): record facts about a page once its components are elements,
 *   while code fences and formulas are still as their author wrote them
 * - `elements` (rehype): render elements, such as code and formulas
 * - `finish` (rehype): record facts about the finished page, after the core has set
 *   the ids of headings and the URLs of links and images; the nodes are those
 *   of `elements`
 */
export type MarkdownStage =
  | 'syntax'
  | 'blocks'
  | 'components'
  | 'record'
  | 'elements'
  | 'finish'

/** A feature's plugins by stage. */
export type MarkdownPlugins = Partial<
  Readonly<Record<MarkdownStage, readonly Pluggable[]>>
>

/** A component that pages use without an import. */
export interface PageComponent {
  /** Names of the attributes that the component takes; any other is reported. */
  readonly attributes: readonly string[]
  /**
   * Renders the component to markup while the page compiles, so that it needs no
   * script in the browser.
   */
  readonly create?: ComponentCreator
  /**
   * Module that exports the component by its name, for React. Pages import it where
   * there is no `create`, where that keeps the component, and in components that
   * they declare themselves. If the component is also its default export, dialects
   * can offer it under another module's name.
   */
  readonly module?: string
}

/** A component of a built-in feature. */
export interface BuiltInComponent extends PageComponent {
  /**
   * Whether the client half has it in its `components`: then it's part of the
   * client script, and pages need no import. The Markdown version of a
   * page lacks its text.
   */
  readonly isProvided?: boolean
}

/** A feature that a site uses. */
export interface LoadedFeature extends BuiltInFeature {
  /** Absolute path of the folder that the feature's paths are relative to. */
  readonly folder: string
  /** Module specifier of that folder in compiled pages; see `resolve.alias`. */
  readonly alias: string
  /** Module of a site feature, as written in `site.ts`. */
  readonly module?: string
  /** Path of that module relative to the content folder, for messages. */
  readonly file?: string
}
