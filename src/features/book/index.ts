import { defineFeature, z } from '../../index.ts'
import { addBookLinks } from './generator/addBookLinks.ts'
import { checkSidebars } from './generator/checkSidebars.ts'
import { planBooks, SCRIPT_FILE } from './generator/planBooks.ts'
import { printBooks } from './generator/printBooks.ts'

const bookOptions = z.strictObject({
  /** Only these sidebars become books; all of them by default. */
  sidebars: z.array(z.string()).optional()
})

declare module '../../index.ts' {
  interface FeatureTexts {
    readonly 'book.link'?: string
    readonly 'book.download'?: string
  }
  interface SiteKeys {
    /** Which sidebars are also one printable page and an EPUB. */
    readonly book?: z.infer<typeof bookOptions> | undefined
  }
}

/** All pages of a topic as one printable document and as an EPUB. */
export const book = defineFeature({
  name: 'book',
  client: { module: 'client/index.tsx' },
  texts: { link: 'Topic on one page', download: 'Download as EPUB' },
  config: { site: { book: bookOptions.optional() } },
  resolve: draft => {
    const books = planBooks(draft)
    const files = books.flatMap(({ htmlFile, styleFile, epubFile }) => [
      htmlFile,
      styleFile,
      epubFile
    ])
    return {
      diagnostics: checkSidebars(draft),
      files: books.length === 0 ? [] : [SCRIPT_FILE, ...files]
    }
  },
  routes: addBookLinks,
  files: printBooks
})
