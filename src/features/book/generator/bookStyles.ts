import type { Book } from './planBooks.ts'
import type { Chapter } from './readChapters.ts'

/** Styles of the printable page, besides the site's. */
const BOOK_STYLES = `@layer page {
  .book { max-width: 44rem; margin-inline: auto; padding: 2rem 1rem 4rem; }
  .book-cover { padding-block: 3rem 2rem; }
  .book-site { color: var(--color-text-soft); }
  .book-title { margin-block: 0.25rem 1rem; font-size: var(--text-3xl); line-height: 1.1; overflow-wrap: anywhere; }
  .book-address { color: var(--color-text-soft); font-size: var(--text-s); overflow-wrap: anywhere; }
  :is(.book-cover, .book-contents) a { color: var(--color-link); }
  .book-contents { padding-block: 1.5rem; border-block: 1px solid var(--color-border); }
  .book-contents h2 { margin-block: 0 0.75rem; font-size: var(--text-xl); }
  .book-contents ol { padding: 0; line-height: 1.8; list-style: none; }
  .book-contents ol ol { padding-inline-start: 1.5rem; }
  .book-chapter { padding-block-start: 3rem; }
  .book-chapter + .book-chapter { margin-block-start: 3rem; border-block-start: 1px solid var(--color-border); }
  .book-chapter .tabs { padding-inline: 1rem; }
  .print-tab + .print-tab { margin-block-start: 1.25rem; }
  .print-label { font-weight: 620; }
}
@media print {
  @page {
    margin: 22mm 16mm 20mm;
    @bottom-center { content: counter(page); color: #53626a; font: 8pt Arial, sans-serif; }
  }
  @page :first { @bottom-center { content: none; } }
  /* Its pages have titles in their margins. */
  @layer print {
    head { display: none; }
    body { padding: 0; }
  }
  @layer page {
    :is(html, body) { background: none; }
    .book { max-width: none; padding: 0; }
    .book-cover { padding-block: 30% 0; }
    .book-contents { padding: 0; border: 0; break-before: page; }
    .book-chapter { padding: 0; break-before: page; }
    .book-chapter + .book-chapter { margin: 0; border: 0; }
    /* Underlines and colors of links mean nothing on paper. */
    .book-contents a { color: inherit; text-decoration: none; }
  }
}
`

/**
 * Print the style sheet of a book's page. A chapter's pages have the titles of the
 * book and the chapter at the top.
 *
 * @param fonts `@font-face` rules, which the site's own pages have inline
 */
export function printBookStyles(
  { title }: Pick<Book, 'title'>,
  chapters: readonly Chapter[],
  {
    fonts,
    direction
  }: { readonly fonts: string; readonly direction: 'ltr' | 'rtl' }
): string {
  const [start, end] =
    direction === 'ltr' ? ['left', 'right'] : ['right', 'left']
  const style = 'color: #53626a; font: 8pt Arial, sans-serif;'
  const heads = chapters.map(({ doc }, index) => {
    const name = `chapter-${index + 1}`
    return `  .book > section:nth-of-type(${index + 1}) { page: ${name}; }
  @page ${name} {
    @top-${start} { content: ${printString(title)}; ${style} }
    @top-${end} { content: ${printString(doc.title)}; ${style} }
  }`
  })
  return `${fonts}\n${BOOK_STYLES}@media print {\n${heads.join('\n')}\n}\n`
}

/** Print a string, with escapes for characters that could end it. */
function printString(text: string): string {
  const escaped = text.replace(
    /["\\\p{Cc}]/gu,
    character => `\\${character.codePointAt(0)?.toString(16)} `
  )
  return `"${escaped}"`
}
