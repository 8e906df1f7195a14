/** Elements that the security policy leaves without effect, and what helps. */
const REMEDIES: Readonly<Record<string, string>> = {
  script: 'Import a component that does what the script does.',
  style: 'Import a style sheet from a component, and use its classes.',
  iframe: 'Link to the page instead.',
  frame: 'Link to the page instead.',
  object: 'Link to the file instead.',
  embed: 'Link to the file instead.',
  base: 'Write links from the root: "/docs/started".',
  meta: 'Head tags come from the front matter: title, description, image.',
  form: 'Link to a page that has the form.'
}

/**
 * Find an element that the content security policy forbids.
 *
 * @param html markup, or the name of an element in angle brackets
 */
export function findForbiddenElement(
  html: string
): { readonly problem: string; readonly remedy: string } | undefined {
  const name = /<([a-z]+)(?=[\s/>])/gi
  for (const [, tag = ''] of html.matchAll(name)) {
    const remedy = describeForbiddenElement(tag.toLowerCase())
    if (remedy !== undefined) return { problem: `<${tag}>`, remedy }
  }
  return undefined
}

/** Say what to use in place of an element, if the policy forbids it. */
export function describeForbiddenElement(tag: string): string | undefined {
  return Object.hasOwn(REMEDIES, tag)
    ? `The security policy forbids it. ${REMEDIES[tag]}`
    : undefined
}
