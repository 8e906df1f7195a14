import type { Texts } from '../../model/catalogue.ts'
import type {
  CategoryFile,
  DocSource,
  MarkdownSource,
  PostSource
} from './content.ts'

/** What was read for one locale, to be laid over the content. */
export interface Translation {
  readonly docs: readonly DocSource[]
  readonly posts: readonly PostSource[]
  readonly landing?: MarkdownSource
  /** By the folder they translate, as in the content. */
  readonly categoryFiles: ReadonlyMap<string, CategoryFile>
  /** The site's own texts, as far as they are translated. */
  readonly texts: Partial<Texts>
  /** Texts of the configuration, the sidebars and the authors file. */
  readonly labels: ReadonlyMap<string, string>
}
