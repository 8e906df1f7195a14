import type { LoadedFeature } from '../feature.ts'
import type { Texts } from '../model/catalogue.ts'
import type { SiteError } from '../model/errors.ts'
import type { SourceFile } from '../model/paths.ts'
import type { LastUpdated } from '../model/route.ts'
import type { DocIdentity } from './docIdentity.ts'
import type { CategoryLinkConfig } from './schema/categoryLinkSchema.ts'
import type {
  DocFrontMatter,
  SharedFrontMatter
} from './schema/frontMatterSchema.ts'
import type { ResolvedSiteConfig } from './schema/siteConfig.ts'
import type { SourceLocator } from './sourceLocator.ts'

/** What features read, by the name of the feature. */
// biome-ignore lint/suspicious/noEmptyInterface: features add their keys.
export interface ContentData {}

/** Lays the translations of one locale over what they translate. */
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
  /** Translate the texts in a value as the locale's files of texts say. */
  readonly translateTexts: <Value>(value: Value) => Value
}

/** Content in the language of a locale. */
export interface LocalizedContent extends Pick<Translator, 'translateTexts'> {
  readonly content: Content
  /** The site's own texts, as far as they are translated. */
  readonly texts: Partial<Texts>
}

/** Content as read from disk, before any reference is resolved. */
export interface Content {
  /** Features that the site uses, in order. */
  readonly features: readonly LoadedFeature[]
  readonly data: ContentData
  /** Absolute path of the content folder. */
  readonly root: string
  /** Whether the site is built to be published. */
  readonly isRelease: boolean
  /** Whether there is no `site.ts`: findings warn instead of failing. */
  readonly isBare: boolean
  readonly config: ResolvedSiteConfig
  /** Of the site file. */
  readonly siteLocator: SourceLocator
  readonly docs: readonly DocSource[]
  /** Sidebars as written, by version name; absent: made from the folders. */
  readonly sidebars: Readonly<Record<string, DataSource>>
  /** Category files by `<version folder>/<folder>`. */
  readonly categoryFiles: ReadonlyMap<string, CategoryFile>
  readonly landing?: MarkdownSource | undefined
  /** Files of `static/`, relative to it. */
  readonly staticFiles: readonly string[]
  /** Mistakes that fail the build. */
  readonly problems: readonly SiteError[]
  /** Mistakes that are only reported. */
  readonly warnings: readonly SiteError[]
}

/** A Markdown file, with what can be told without parsing it. */
export interface MarkdownSource {
  readonly file: SourceFile
  /** The file that this one translates. */
  readonly original?: SourceFile | undefined
  /** Name of the locale it is written in, where the page is another's. */
  readonly writtenIn?: string | undefined
  readonly absolutePath: string
  /** Text after the front matter. */
  readonly body: string
  /** Lines before the body. */
  readonly bodyLine: number
  /** First level-1 heading of the body; empty if it has no text. */
  readonly bodyTitle?: string | undefined
  /** First sentence worth showing (behaviour 10.4). */
  readonly excerpt?: string | undefined
  readonly format: 'md' | 'mdx'
  readonly lastUpdated?: LastUpdated | undefined
  /** Of the front matter. */
  readonly locator: SourceLocator
  readonly title?: string | undefined
  readonly description?: string | undefined
}

/** A Markdown file that is a page. */
export interface PageSource extends MarkdownSource {
  readonly frontMatter?: Partial<SharedFrontMatter>
}

export interface DocSource extends MarkdownSource {
  readonly version: string
  readonly identity: DocIdentity
  readonly frontMatter: DocFrontMatter
}

/** A data file of the author's, loaded but not checked. */
export interface DataSource {
  readonly value: unknown
  readonly locator: SourceLocator
}

/** `tags.yml` of one folder: tags that its pages name by their keys. */
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

/** `_category_.json` or `_category_.yml` of one folder. */
export interface CategoryFile {
  readonly file: SourceFile
  readonly locator: SourceLocator
  readonly label?: string | undefined
  /** The label that the page's address comes from, where another is shown. */
  readonly addressLabel?: string | undefined
  readonly position?: number | undefined
  readonly collapsible?: boolean | undefined
  readonly collapsed?: boolean | undefined
  readonly description?: string | undefined
  readonly link?: CategoryLinkConfig | null | undefined
}

/** A locale's translations of texts outside pages. */
export interface TranslatedTexts {
  /** The site's own texts, as far as they are translated. */
  readonly texts: Partial<Texts>
  /** Texts of the configuration, the sidebars and the authors file. */
  readonly labels: ReadonlyMap<string, string>
  /** Translations of individual fields; equal text elsewhere stays as it is. */
  readonly fields: readonly TranslatedField[]
}

/** The translation of one text in the configuration. */
export interface TranslatedField {
  readonly path: readonly (string | number)[]
  readonly text: string
}
