import { createHead, type HeadHook, type HeadTag } from '../../model/head.ts'
import type { Route } from '../../model/route.ts'
import type { ClientSite } from '../../model/site.ts'

/** The parts that differ between a site's documents. */
interface DocumentParts {
  readonly lang: string
  readonly direction: string
  readonly theme: string
  readonly rootClasses: string
  /** Id of the element that the browser waits for before painting. */
  readonly paintTarget: string
  readonly earlyScript: string
  /** The home page's script element; empty on other pages. */
  readonly homeScript: string
  readonly head: string
  /** The element with the critical CSS. */
  readonly styles: string
  /** The elements that preload the web fonts. */
  readonly fonts: string
  /** Address of the whole style sheet, for browsers without scripts. */
  readonly style: string
  readonly pageStyles: string
  readonly page: string
  /** Initial data for the client, as JSON. */
  readonly record: string
}

/**
 * Fill the document template that html-rspack-plugin created.
 *
 * @param template contains `{{name}}` once for each part
 * @throws Error if the template contains an unknown part
 */
export function createDocument(template: string, parts: DocumentParts): string {
  const values = new Map<string, string>(Object.entries(parts))
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) {
      throw new Error(`document.html refers to "${name}", which doesn't exist.`)
    }
    return value
  })
}

/**
 * Print a page's head tags. On navigation, the client replaces the page's own
 * tags, marked with `data-head`, and keeps those that the site adds to every page.
 */
export function printHead(
  site: ClientSite,
  route: Route,
  added: {
    /** Hooks of features. */
    readonly hooks: readonly HeadHook[]
    /** On every page. */
    readonly siteTags: readonly HeadTag[]
  }
): string {
  const own = createHead(site, route, added.hooks).map(tag => ({
    ...tag,
    attributes: { ...tag.attributes, 'data-head': '' }
  }))
  return [...own, ...added.siteTags].map(printHeadTag).join('\n')
}

function printHeadTag({ tag, attributes, text }: HeadTag): string {
  const printed = Object.entries(attributes)
    .map(([name, value]) =>
      value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`
    )
    .join('')
  const start = `<${tag}${printed}>`
  return tag === 'meta' || tag === 'link'
    ? start
    : `${start}${tag === 'script' ? escapeJson(text ?? '') : escapeText(text ?? '')}</${tag}>`
}

/** Print JSON so that no text in it can end the enclosing element. */
export function printJson(value: unknown): string {
  return escapeJson(JSON.stringify(value))
}

function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/** Print a style element so that no string in the CSS can end it. */
export function printStyle(css: string): string {
  return `<style>${css.replace(/<(?=\/style)/gi, '\\3c ')}</style>`
}

/** Escape text content. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Escape the value of a double-quoted attribute. */
export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;')
}
