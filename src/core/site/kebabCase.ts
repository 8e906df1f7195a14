const words =
  /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{N}+|\p{Extended_Pictographic}/gu

/** File systems allow 255; page and chunk names add some. */
const MAX_BYTES = 200

/**
 * Convert a text to kebab case without accents, for the addresses of tags and
 * authors. A text that's too long for a file name is cut.
 *
 * @example kebabCase('React Native v2') // 'react-native-v-2'
 * @returns an empty string for a text without letters, such as `++`
 */
export function kebabCase(text: string): string {
  const plain = text
    .replace(/['\u2019]/g, '')
    .replace(/\p{Script=Latin}/gu, letter =>
      letter.normalize('NFD').replace(/\p{M}/gu, '')
    )
  const joined = (plain.match(words) ?? []).join('-').toLowerCase()
  const cut = Buffer.from(joined).subarray(0, MAX_BYTES).toString()
  return cut.replace(/[-\uFFFD]+$/, '') // a cut code point
}
