import type { LoadedFeature } from '../feature.ts'
import type { Texts } from '../model/catalogue.ts'
import type { Diagnostic, Level } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/paths.ts'
import type { LastUpdated } from '../model/route.ts'
import type { OtherDocs } from './contentDialect.ts'
import type { DeclarationReader } from './declarations.ts'
import type { DocIdentity } from './docIdentity.ts'
import type { CategoryLinkConfig } from './schema/categoryLinkSchema.ts'
import type { FeatureFrontMatter } from './schema/featureKeys.ts'
import type {
  DocFrontMatter,
  SharedFrontMatter
} from './schema/frontMatterSchema.ts'
import type { ResolvedSiteConfig } from './schema/siteConfig.ts'
import type { SourceLocator } from './sourceLocator.ts'

/** Data read by features, by feature name. */
export interface ContentData {
  /** Reads what packages declare. Example: `reference` provides it. */
  readonly declarations?: DeclarationReader
}

/** Applies the translations of one locale. */
export interface Translator {
  /**
   * Replace each page with its translation, if there is one. A translation keeps
   * the front matter that it doesn't repeat.
   */
  readonly overlay: <Source extends PageSource>(
    originals: readonly Source[],
    translations: readonly Source[],
    inherit?: (translated: Source, original: Source) => Source
  ) => readonly Source[]
  /** Translate the texts in a value with the locale's text files. */
  readonly translateTexts: <Value>(value: Value) => Value
}

/** Content translated into a locale. */
export interface LocalizedContent extends Pick<Translator, 'translateTexts'> {
  readonly content: Content
  /** Translated UI texts. */
  readonly texts: Partial<Texts>
}

/** The settings in `site.ts` and in the files beside it. */
export interface SiteSettings {
  readonly config: ResolvedSiteConfig
  /** Enabled features, in order. */
  readonly features: readonly LoadedFeature[]
  /** Whether mistakes warn instead of failing: there's no `site.ts`. */
  readonly isLenient: boolean
  /** Locator of the site file. */
  readonly siteLocator: SourceLocator
  /** Sidebars files by version name. Without one, folders make the sidebar. */
  readonly sidebars: Readonly<Record<string, DataSource>>
}

/** The files that pages are made from; those of features are in their data. */
export interface PageSources {
  readonly docs: readonly DocSource[]
  /** Category files by `<version folder>/<folder>`. */
  readonly categoryFiles: ReadonlyMap<string, CategoryFile>
  readonly landing?: MarkdownSource | undefined
}

/** Content as read from disk, before references are resolved. */
export interface Content extends SiteSettings, PageSources {
  readonly data: ContentData
  /** Absolute path of the content folder. */
  readonly contentDir: string
  /** Whether `--release` is set. */
  readonly isRelease: boolean
  /** Docs of the website that aren't part of the built site. */
  readonly otherDocs?: readonly OtherDocs[] | undefined
  /** The first segment of links to docs, if it isn't `docs`. */
  readonly docsPathname?: string | undefined
  /** Files of `static/`, relative to that folder. */
  readonly staticFiles: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** A Markdown file and what's known before it's compiled. */
export interface MarkdownSource {
  readonly file: SourceFile
  /** The untranslated file. */
  readonly original?: SourceFile | undefined
  /** Locale of an untranslated page, if it differs from the site's. */
  readonly writtenIn?: string | undefined
  readonly absolutePath: string
  /** Text after the front matter. */
  readonly body: string
  /** Number of lines before the body. */
  readonly bodyLine: number
  /** Text of the first level-1 heading; empty if it has none. */
  readonly bodyTitle?: string | undefined
  /** First paragraph, unless there's a description (behavior 10.4). */
  readonly excerpt?: string | undefined
  readonly format: 'md' | 'mdx'
  readonly lastUpdated?: LastUpdated | undefined
  /** Locator of the front matter. */
  readonly locator: SourceLocator
  readonly title?: string | undefined
  readonly description?: string | undefined
}

/** A Markdown file that becomes a page. */
export interface PageSource extends MarkdownSource {
  readonly frontMatter?: Partial<SharedFrontMatter & FeatureFrontMatter>
}

export interface DocSource extends MarkdownSource {
  readonly version: string
  readonly identity: DocIdentity
  readonly frontMatter: DocFrontMatter
}

/** A loaded data file that hasn't been validated yet. */
export interface DataSource {
  readonly value: unknown
  readonly locator: SourceLocator
}

/** A folder's `tags.yml`: tags that its pages refer to by key. */
export interface TagFile {
  readonly file: string
  readonly byKey: ReadonlyMap<
    string,
    {
      readonly label: string
      readonly permalink?: string | undefined
      readonly description?: string | undefined
    }
  >
}

/** A folder's `_category_.json` or `_category_.yml`. */
export interface CategoryFile {
  readonly file: SourceFile
  readonly locator: SourceLocator
  readonly label?: string | undefined
  /** The label that makes the pathname, if the shown one is translated. */
  readonly pathnameLabel?: string | undefined
  readonly position?: number | undefined
  readonly collapsible?: boolean | undefined
  readonly collapsed?: boolean | undefined
  readonly description?: string | undefined
  readonly link?: CategoryLinkConfig | null | undefined
}

/** A locale's translations outside pages. */
export interface Translations {
  /** Translated UI texts. */
  readonly texts: Partial<Texts>
  /** Translated labels from the configuration, sidebars and authors file. */
  readonly labels: ReadonlyMap<string, string>
  /** Translations of individual fields; the same text elsewhere is unaffected. */
  readonly fields: readonly TranslatedField[]
}

/** The translation of one configuration field. */
export interface TranslatedField {
  readonly path: readonly (string | number)[]
  readonly text: string
}

/** The level of mistakes whose level the site doesn't set. */
export function getDefaultLevel({
  isLenient
}: Pick<Content, 'isLenient'>): Level {
  return isLenient ? 'warn' : 'throw'
}
