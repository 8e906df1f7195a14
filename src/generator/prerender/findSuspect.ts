/** Code is text, and what a page imports and exports is not shown by itself. */
const unseen = [
  /^( {0,3}(`{3,}|~{3,}))[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|$(?![\s\S]))/gm,
  /(?<!`)(`+)(?!`)[^`][\s\S]*?(?<!`)\1(?!`)/g,
  /^(?:import|export)\s[\s\S]*?(?:\n[ \t]*\n|$(?![\s\S]))/gm
]

/** A component or a member of an object, with its name. */
const ELEMENT = /<((?:[A-Z]|\w+\.)[\w.]*)/g
/** Braces that show something, rather than hold an attribute or a comment. */
const BRACES = /(?<!=)\{(?!\s*\/\*)[^}]*\}/g

/**
 * Find what in a page fails to render, where the error does not say: the one
 * thing that is no plain Markdown, if there is but one.
 *
 * @param body the page's text below its front matter
 * @param reason what the error says; may name the element itself
 * @returns where it stands first, counted from the start of the body
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
