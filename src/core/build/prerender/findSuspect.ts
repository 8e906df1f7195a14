/** Code, imports and exports, which can't be the cause. */
const ignored = [
  /^( {0,3}(`{3,}|~{3,}))[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|$(?![\s\S]))/gm,
  /(?<!`)(`+)(?!`)[^`][\s\S]*?(?<!`)\1(?!`)/g,
  /^(?:import|export)\s[\s\S]*?(?:\n[ \t]*\n|$(?![\s\S]))/gm
]

/**
 * A component or an object's member, with its attributes, or an expression in
 * braces that isn't a comment.
 */
const SUSPECT = /<((?:[A-Z]|\w+\.)[\w.]*)[^<>]*|\{(?!\s*\/\*)[^}]*\}/g

/**
 * Find the likely cause of a rendering error: the first component or expression
 * that contains one of the names, or the only one on the page.
 *
 * @param body the page's text below its front matter
 * @param names the likeliest first
 * @returns its offset in the body
 */
export function findSuspect(
  body: string,
  names: readonly string[]
): number | undefined {
  const text = ignored.reduce(
    (rest, pattern) =>
      rest.replace(pattern, found => found.replace(/[^\n]/g, ' ')),
    body
  )
  const suspects = [...text.matchAll(SUSPECT)]
  for (const name of names) {
    const pattern = new RegExp(`\\b${name}\\b`)
    const found = suspects.find(([shown]) => pattern.test(shown))
    if (found !== undefined) return found.index
  }
  const kinds = new Set(suspects.map(([shown, element]) => element ?? shown))
  return kinds.size === 1 ? suspects[0]?.index : undefined
}
