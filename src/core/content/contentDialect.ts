import type { BuiltInFeature } from '../feature.ts'
import type { Content, Translations } from './content.ts'
import type { Report } from './report.ts'

/** How a folder is laid out. */
export interface ContentLayout {
  /** Absolute path of the folder that file names are relative to. */
  readonly contentDir: string
  /**
   * Folder of the current docs, relative to `contentDir` but possibly outside it. Set if
   * it isn't `docs`, and always with `hasDocsOnly`.
   */
  readonly docsFolder?: string
  /** Whether there are only docs: no blog and no landing page. */
  readonly hasDocsOnly: boolean
  /** Path of the sidebars file relative to `contentDir`, without extension. */
  readonly sidebars?: string
  readonly title?: string | undefined
  /** Whether single dollars delimit formulas. */
  readonly hasMath?: boolean
  /** More docs folders, which aren't included. */
  readonly otherDocs?: readonly OtherDocs[]
  /**
   * What links call `docs`, the first segment of the pathnames of docs; empty if
   * they are at the root.
   */
  readonly docsPathname?: string
}

/** Docs that are part of the website, but not of the built site. */
export interface OtherDocs {
  /** Relative to `contentDir`, possibly outside it. */
  readonly folder: string
  /** The first segment of their pathnames, if they have their own. */
  readonly pathname?: string
}

/** Whether a folder looks like a content folder, contains pages, or neither. */
export type FolderKind = 'content' | 'pages' | 'other'

/** How another generator lays out and writes content. */
export interface ContentDialect {
  /**
   * Find the layout of the website that a folder is in.
   *
   * @param folder absolute
   * @returns undefined if there is none
   */
  readonly findLayout: (
    folder: string,
    kind: FolderKind
  ) => Promise<ContentLayout | undefined>
  /** Its configuration fields and their replacements in `site.ts`. */
  readonly movedFields: ReadonlyMap<string, string>
  /** Rewrite syntax that our parsers don't know, line by line. */
  readonly rewriteSource: (source: string) => string
  readonly translations: {
    /** More folders with translations, relative to the locale's folder. */
    readonly docs: (version: string) => string
    readonly blog: string
    readonly pages: string
    /** @param folder of the locale, relative to the content folder */
    readonly readTexts: (
      folder: string,
      content: Pick<Content, 'contentDir' | 'config'>,
      report: Report
    ) => Promise<Translations>
  }
}

/** List the dialects that features support. */
export function listDialects(
  features: readonly BuiltInFeature[]
): readonly NonNullable<BuiltInFeature['dialect']>[] {
  return features.flatMap(({ dialect }) => dialect ?? [])
}

/** Let the dialects rewrite a Markdown file. */
export function rewriteSource(
  source: string,
  dialects: readonly ContentDialect[] = []
): string {
  return dialects.reduce((text, dialect) => dialect.rewriteSource(text), source)
}
