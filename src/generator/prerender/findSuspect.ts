/** Code is text, and imports and exports aren't shown by themselves. */
const unseen = [
  /^( {0,3}(`{3,}|~{3,}))[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|$(?![\s\S]))/gm,
  /(?<!`)(`+)(?!`)[^`][\s\S]*?(?<!`)\1(?!`)/g,
  /^(?:import|export)\s[\s\S]*?(?:\n[ \t]*\n|$(?![\s\S]))/gm
]

/** A component or a member of an object, with its name. */
const ELEMENT = /<((?:[A-Z]|\w+\.)[\w.]*)/g
/** Braces that show something, unlike those of an attribute or a comment. */
const BRACES = /(?<!=)\{(?!\s*\/\*)[^}]*\}/g

/**
 * Find the cause of a rendering error that doesn't name it: the only thing on
 * the page that isn't plain Markdown, if there is exactly one.
 *
 * @param body the page's text below its front matter
 * @param reason the error message; may name the element
 * @returns its first position, counted from the start of the body
 */
export function findSuspect(body: string, reason: string): number | undefined {
  const text = unseen.reduce(
    (rest, pattern) =>
      rest.replace(pattern, found => found.replace(/[^\n]/g, ' ')),
    body
  )
  const elements = [...text.matchAll(ELEMENT)]
  const named = /^Expected \w+ `([^`]+)` to be/.exec(reason)?.[1]
  const missing = elements.find(([, name = '']) => isPartOf(named, name))
  if (missing !== undefined) return missing.index
  const suspects = [
    ...elements.map(({ 1: name, index }) => ({ name, index })),
    ...[...text.matchAll(BRACES)].map(({ 0: name, index }) => ({ name, index }))
  ]
  const names = new Set(suspects.map(({ name }) => name))
  return names.size === 1 ? suspects[0]?.index : undefined
}

function isPartOf(named: string | undefined, name: string): boolean {
  return named === name || name.startsWith(`${named}.`)
}
