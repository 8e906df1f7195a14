/**
 * Create a key that a file shares with its translation: one may be `.md` and the
 * other `.mdx`.
 */
export function createTranslationKey(file: string): string {
  return file.replace(/\.mdx?$/i, '')
}
