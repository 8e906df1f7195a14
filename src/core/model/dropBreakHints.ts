/**
 * Drop soft hyphens and other invisible places where words can break: they mean
 * nothing outside a page's text, such as in tab titles and previews.
 */
export function dropBreakHints(text: string): string {
  return text.replace(/[\u00AD\u200B\u2060]/g, '')
}
