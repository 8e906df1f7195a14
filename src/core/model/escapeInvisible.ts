/** Spaces other than the usual one, and signs without width. */
const INVISIBLE = /[\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u2060\u3000\uFEFF]/g

/**
 * Make characters visible that look like nothing or like a space.
 *
 * @example escapeInvisible('title:\u00A0A') // 'title:\\u00a0A'
 */
export function escapeInvisible(text: string): string {
  return text.replace(INVISIBLE, escapeCharacter)
}

/** Write a character as scripts and JSON do: `\\u00a0`. */
export function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
