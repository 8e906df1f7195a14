import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { find, html as htmlNames, svg } from 'property-information'
import { parseSrcset } from '../../model/srcset.ts'

/** Elements that pages must not contain, and what to use instead. */
const ELEMENTS: Readonly<Record<string, string>> = {
  script: 'Import a component instead.',
  style: 'Import a style sheet in a component, and use its classes.',
  iframe: 'Link to the page, or use <video> for a video in "static/".',
  frame: 'Link to the page instead.',
  object: 'Link to the file instead.',
  embed: 'Link to the file instead.',
  base: 'Write links from the root: "/docs/started".',
  head: 'Set title, description, keywords and image in the front matter.',
  meta: 'Set title, description and image in the front matter. To redirect readers, use "redirects" in site.ts.',
  link: 'Import a style sheet in a component, and write other links in "head" in site.ts.',
  noscript: 'Move the text out of it. Pages are readable without scripts.',
  form: 'Link to a page with the form.'
}

/**
 * Explain why markup must not contain an element.
 *
 * @param name lowercase
 * @returns what to use instead; undefined for an allowed element
 */
export function explainForbiddenElement(name: string): string | undefined {
  return Object.hasOwn(ELEMENTS, name)
    ? `The security policy forbids it. ${ELEMENTS[name]}`
    : undefined
}

/** Attributes that contain a URL, without `-` and `:`. */
const URL_ATTRIBUTES = new Set(
  'href xlinkhref src srcset imagesrcset data action formaction ping poster background cite longdesc manifest codebase to'.split(
    ' '
  )
)
/** Elements that navigate to a `data:` URL, or load code from it. */
const DATA_URL_CONSUMERS = new Set(
  'a area form button frame iframe object embed use link script'.split(' ')
)
const ANIMATIONS = new Set(['animate', 'set', 'animatetransform'])
/** URL that React writes if a form's action is a function. */
const REACT_ACTION =
  "javascript:throw new Error('React form unexpectedly submitted.')"

const URL_HINT = 'Write an address: "https://…", "/docs/page" or "#part".'

/**
 * Explain why markup must not contain an attribute, even if its value is
 * obfuscated.
 *
 * @param tag of the element; components start with a capital letter
 * @param name as in HTML, JSX or hast
 * @param value decoded
 * @returns what to use instead; undefined for an allowed attribute
 */
export function explainForbiddenAttribute(
  tag: string,
  name: string,
  value: string
): string | undefined {
  const key = name.toLowerCase().replace(/[-:]/g, '')
  const isComponent = /^[A-Z]/.test(tag)
  if (!isComponent) {
    if (key === 'style') {
      return 'The security policy forbids the attribute. Use a class instead.'
    }
    if (/^on./.test(key)) {
      return 'The security policy forbids the attribute. Handle events in a component that an .mdx page imports.'
    }
    if (key === 'srcdoc') {
      return 'A page must not contain another document. Put the document in "static/", and link to it.'
    }
    if (key === 'httpequiv' && /^\s*refresh\s*$/i.test(value)) {
      return 'It would redirect readers. Use "redirects" in site.ts instead.'
    }
    const isHref = /^\s*(?:xlink:)?href\s*$/i.test(value)
    if (key === 'attributename' && isHref && ANIMATIONS.has(tag)) {
      return 'An animation must not change the target of a link. Animate something else.'
    }
  }
  if (!URL_ATTRIBUTES.has(key) || value === REACT_ACTION) return undefined
  const urls = key.endsWith('srcset')
    ? parseSrcset(value).map(({ url }) => url)
    : [value]
  return urls.some(url => isCode(url, tag))
    ? `The security policy forbids scripts and documents as addresses. ${URL_HINT}`
    : undefined
}

function isCode(url: string, tag: string): boolean {
  const scheme = readScheme(url)
  if (scheme === 'javascript' || scheme === 'vbscript') return true
  const isMedia = /^data:(?:(?:image|audio|video|font)\/|,)/i
  return (
    scheme === 'data' &&
    (DATA_URL_CONSUMERS.has(tag) || !isMedia.test(normalizeUrl(url)))
  )
}

/**
 * Read the scheme of a URL, even if it's obfuscated.
 *
 * @returns lowercase; undefined for a URL without one
 */
export function readScheme(url: string): string | undefined {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(normalizeUrl(url)) ?? []
  return scheme?.toLowerCase()
}

/**
 * Drop what browsers ignore: control characters before a URL, and line breaks
 * and tabs in it.
 *
 * @see https://url.spec.whatwg.org/#url-parsing
 */
export function normalizeUrl(url: string): string {
  return url.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+/, '')
}

/** An element or an attribute that markup must not contain. */
export interface ForbiddenMarkup {
  readonly tag: string
  /** Absent for an element. */
  readonly attribute?: string
  readonly value?: string
  /** Absent for an attribute. */
  readonly hasAttributes?: boolean
  readonly hint: string
}

/**
 * Find forbidden elements and attributes. Text, code and comments that only
 * mention them don't count.
 *
 * @param html a fragment or a whole document
 */
export function findForbiddenMarkup(html: string): readonly ForbiddenMarkup[] {
  return findInNode(fromHtml(html, { fragment: true }))
}

function findInNode(node: Root | RootContent): readonly ForbiddenMarkup[] {
  const found = node.type === 'element' ? findInElement(node) : []
  const inner = 'children' in node ? node.children.flatMap(findInNode) : []
  const content =
    node.type === 'element' && node.content ? findInNode(node.content) : []
  return [...found, ...inner, ...content]
}

function findInElement(element: Element): readonly ForbiddenMarkup[] {
  const { tagName: tag, properties } = element
  const hasAttributes = Object.keys(properties).length > 0
  const hint = explainForbiddenElement(tag)
  return [
    ...(hint === undefined ? [] : [{ tag, hasAttributes, hint }]),
    ...findForbiddenProperties(element)
  ]
}

/** Find the forbidden properties of a hast element. */
export function findForbiddenProperties({
  tagName: tag,
  properties
}: Element): readonly (ForbiddenMarkup & { readonly property: string })[] {
  return Object.entries(properties).flatMap(([property, given]) => {
    const value = Array.isArray(given) ? given.join(' ') : String(given)
    const hint = explainForbiddenAttribute(tag, property, value)
    if (hint === undefined) return []
    const names = /^x[lm]/.test(property) ? svg : htmlNames
    const { attribute } = find(names, property)
    return [{ tag, property, attribute, value, hint }]
  })
}

/** Print forbidden markup as messages show it. */
export function printForbidden({
  tag,
  attribute,
  value = ''
}: ForbiddenMarkup): string {
  return attribute === undefined
    ? `<${tag}>`
    : `<${tag} ${attribute}="${value.slice(0, 60).replaceAll('\n', '\\n')}">`
}
