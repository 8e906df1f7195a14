/**
 * Reduce a file to the key under which it and its translation meet: one may be
 * written in the other dialect of Markdown.
 */
export function createTranslationKey(file: string): string {
  return file.replace(/\.mdx?$/i, '')
}
