/**
 * Hash a text with FNV-1a (32 bits). It's short, and the same in builds and
 * browsers, even without the Web Crypto API, which requires HTTPS.
 *
 * @returns up to seven letters and digits
 */
export function hashText(text: string): string {
  let value = 0x811c9dc5
  for (const sign of text) {
    value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return value.toString(36)
}
