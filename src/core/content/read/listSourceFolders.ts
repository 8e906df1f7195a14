import type { SourceFile } from '../../model/paths.ts'
import type { MarkdownSource } from '../content.ts'
import type { ContentDialect } from '../contentDialect.ts'
import type { ReadContext } from './readMarkdown.ts'

/** A folder of pages, and the one that it is or translates. */
export interface SourceFolder {
  /** Both relative to the content folder. */
  readonly from: string
  readonly to: string
}

/**
 * List the folders to read for one of the content folder: itself, or those with
 * its translations while a locale's are read. Of two that translate the same,
 * the last counts.
 *
 * @param findFolder name of the folder in the translations of a dialect
 */
export function listSourceFolders(
  to: string,
  { translation, dialects = [] }: ReadContext,
  findFolder: (layout: ContentDialect['translations']) => string
): readonly SourceFolder[] {
  if (translation === undefined) return [{ from: to, to }]
  const others = dialects.map(({ translations }) => findFolder(translations))
  return [...others, to].map(below => ({ from: `${translation}/${below}`, to }))
}

/** Note which page a translation translates. */
export function setOriginal<Source extends MarkdownSource>(
  source: Source,
  { from, to }: SourceFolder
): Source {
  if (from === to) return source
  const original = `${to}${source.file.slice(from.length)}` as SourceFile // same folders
  return { ...source, original }
}
