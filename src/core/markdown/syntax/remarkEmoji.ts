import { nameToEmoji } from 'gemoji'
import type { Root } from 'mdast'
import { walkMarkdown } from '../walkTree.ts'

/** Letters of languages that don't put spaces between words. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai']
  .map(script => `\\p{scx=${script}}`)
  .join('')
/** Signs that connect the parts of URLs, paths and ratios. */
const BEFORE = `[^\\s\\p{P}\\p{S}${UNSPACED}]|[:/\\\\@.#%&=+_-]`
const AFTER = `[^\\s\\p{P}\\p{S}${UNSPACED}]|[:/\\\\@#%&=+_]|[.-][\\p{L}\\p{N}]`
const SHORTCODES = new RegExp(
  `(?<!${BEFORE})(?::(?:\\+1|[-\\w]+):)+(?!${AFTER})`,
  'gu'
)

/**
 * Replace shortcodes such as `:tada:` with emoji, unless they're part of a word,
 * an IP address or a number: `fd00::a:b:c`, `12:100:34`.
 */
export function remarkEmoji() {
  return (tree: Root) => {
    walkMarkdown(tree, 'text', node => {
      if (node.value.includes(':')) {
        node.value = node.value.replace(SHORTCODES, replaceNames)
      }
      return undefined
    })
  }
}

function replaceNames(shortcodes: string): string {
  return shortcodes.replace(/:([^:]+):/g, (shortcode, name: string) =>
    Object.hasOwn(nameToEmoji, name)
      ? (nameToEmoji[name] ?? shortcode)
      : shortcode
  )
}
