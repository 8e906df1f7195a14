/** Elements that the security policy leaves without effect, and what helps. */
const REMEDIES: Readonly<Record<string, string>> = {
  script: 'Import a component that does what the script does.',
  style: 'Import a style sheet from a component, and use its classes.',
  iframe: 'Link to the page, or serve a video from "static/" with <video>.',
  frame: 'Link to the page instead.',
  object: 'Link to the file instead.',
  embed: 'Link to the file instead.',
  base: 'Write links from the root: "/docs/started".',
  head: 'Write title, description, keywords and image in the front matter.',
  meta: 'Head tags come from the front matter: title, description, image.',
  form: 'Link to a page that has the form.'
}

/** Find the first element of some markup that the security policy forbids. */
export function findForbiddenElement(
  html: string
): { readonly problem: string; readonly remedy: string } | undefined {
  const tags = [...html.matchAll(/<([a-z]+)(?=[\s/>])/gi)].map(([, tag = '']) =>
    tag.toLowerCase()
  )
  const tag = tags.find(each => Object.hasOwn(REMEDIES, each))
  if (tag === undefined) return undefined
  const remedy = `The security policy forbids it. ${REMEDIES[tag]}`
  return { problem: `<${tag}>`, remedy }
}
