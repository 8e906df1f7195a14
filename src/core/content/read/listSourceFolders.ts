import type { SourceFile } from '../../model/paths.ts'
import type { MarkdownSource } from '../content.ts'
import { type ContentDialect, listDialects } from '../contentDialect.ts'
import type { SourceContext } from './readMarkdown.ts'

/** A folder to read, and the folder that it translates; otherwise the same. */
export interface SourceFolder {
  /** Both relative to the content folder. */
  readonly from: string
  readonly to: string
}

/**
 * List the folders to read for a folder of the content: itself or, while reading
 * a locale, its translations. The last translation of a file wins.
 *
 * @param findFolder finds the folder in a dialect's translations
 */
export function listSourceFolders(
  to: string,
  { translation, features }: Pick<SourceContext, 'translation' | 'features'>,
  findFolder: (layout: ContentDialect['translations']) => string
): readonly SourceFolder[] {
  if (translation === undefined) return [{ from: to, to }]
  const others = listDialects(features).map(({ translations }) =>
    findFolder(translations)
  )
  return [...others, to].map(below => ({ from: `${translation}/${below}`, to }))
}

/** Set the original of a translation. */
export function setOriginal<Source extends MarkdownSource>(
  source: Source,
  { from, to }: SourceFolder
): Source {
  if (from === to) return source
  const original = `${to}${source.file.slice(from.length)}` as SourceFile // same folders
  return { ...source, original }
}
