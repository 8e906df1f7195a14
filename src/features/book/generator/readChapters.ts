import type { PageReader, PageText, SiteDoc } from '../../../index.ts'
import type { Book } from './planBooks.ts'

/** A page of a book. */
export interface Chapter extends PageText {
  readonly doc: SiteDoc
}

/** Read the pages of a book, as parts of one document. */
export async function readChapters(
  { docs }: Pick<Book, 'docs'>,
  reader: Pick<PageReader, 'readTexts'>
): Promise<readonly Chapter[]> {
  const texts = await reader.readTexts(docs.map(({ pathname }) => pathname))
  return docs.flatMap((doc, index) => {
    const text = texts[index]
    return text ? { doc, ...text } : []
  })
}
