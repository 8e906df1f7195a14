/** Non-standard spaces and zero-width characters. */
const INVISIBLE = /[\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u2060\u3000\uFEFF]/g

/**
 * Escape characters that are invisible or look like a space.
 *
 * @example escapeInvisible('title:\u00A0A') // 'title:\\u00a0A'
 */
export function escapeInvisible(text: string): string {
  return text.replace(INVISIBLE, escapeCharacter)
}

/** Escape a character as in JavaScript and JSON: `\\u00a0`. */
export function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
