const words =
  /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{N}+|\p{Extended_Pictographic}/gu

/**
 * Join the words of a text with hyphens, in lower case and without accents, for
 * the addresses of tags and authors.
 *
 * @example kebabCase('React Native v2') // 'react-native-v-2'
 * @returns nothing for a text without letters, such as `++`
 */
export function kebabCase(text: string): string {
  const plain = text
    .replace(/['\u2019]/g, '')
    .replace(/\p{Script=Latin}/gu, letter =>
      letter.normalize('NFD').replace(/\p{M}/gu, '')
    )
  return (plain.match(words) ?? []).join('-').toLowerCase()
}
