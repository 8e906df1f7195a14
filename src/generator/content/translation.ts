import type { Texts } from '../../model/catalogue.ts'
import type {
  CategoryFile,
  DocSource,
  MarkdownSource,
  PostSource,
  TagFile
} from './content.ts'

/**
 * Reduce a file to the key under which it and its translation meet: one may be
 * written in the other dialect of Markdown.
 */
export function createTranslationKey(file: string): string {
  return file.replace(/\.mdx?$/i, '')
}

/** What was read for one locale, to be laid over the content. */
export interface Translation {
  readonly docs: readonly DocSource[]
  readonly posts: readonly PostSource[]
  readonly landing?: MarkdownSource
  /** By the folder they translate, as in the content. */
  readonly categoryFiles: ReadonlyMap<string, CategoryFile>
  /** By the folder that they are for; each replaces the whole file. */
  readonly tagFiles: ReadonlyMap<string, TagFile>
  /** The site's own texts, as far as they are translated. */
  readonly texts: Partial<Texts>
  /** Texts of the configuration, the sidebars and the authors file. */
  readonly labels: ReadonlyMap<string, string>
}
