import type { Content, TranslatedTexts } from './content.ts'
import type { Report } from './createReport.ts'

/** Where a given folder keeps what a site is made of. */
export interface ContentLayout {
  /** Absolute; files are named from there. */
  readonly root: string
  /** Below the root; set if it isn't `docs`, or if only docs are wanted. */
  readonly docsFolder?: string
  /** The docs and nothing else were given: no blog, no landing page. */
  readonly hasDocsOnly: boolean
  /** Path of the sidebars below the root, without extension. */
  readonly sidebars?: string
  /** The website's title. */
  readonly title?: string | undefined
  /** Whether formulas are between single dollars. */
  readonly hasMath?: boolean
  /** Folders of more docs, which are left out. */
  readonly otherDocs?: readonly string[]
}

/**
 * What a folder looks like: a content folder, one of pages, or neither.
 */
export type FolderKind = 'content' | 'pages' | 'other'

/** How the websites of another generator lay out and write their content. */
export interface ContentDialect {
  /**
   * Find the website that a folder is, or belongs to.
   *
   * @param folder absolute
   * @returns undefined if there is none
   */
  readonly findLayout: (
    folder: string,
    kind: FolderKind
  ) => Promise<ContentLayout | undefined>
  /** Fields of its configuration, and what to write in `site.ts` instead. */
  readonly movedFields: ReadonlyMap<string, string>
  /** Rewrite syntax that our parsers don't know, line by line. */
  readonly rewriteSource: (source: string) => string
  readonly translations: {
    /** Folders below that of a locale, beside those of this generator. */
    readonly docs: (version: string) => string
    readonly blog: string
    readonly pages: string
    /** @param folder of the locale, relative to the content folder */
    readonly readTexts: (
      folder: string,
      content: Pick<Content, 'root' | 'config'>,
      report: Report
    ) => Promise<TranslatedTexts>
  }
}

/** Rewrite a Markdown file as the dialects ask for. */
export function rewriteSource(
  source: string,
  dialects: readonly ContentDialect[] = []
): string {
  return dialects.reduce((text, dialect) => dialect.rewriteSource(text), source)
}
