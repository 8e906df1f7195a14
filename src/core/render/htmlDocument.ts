import { type HeadHook, type HeadTag, listHeadTags } from '../model/head.ts'
import { MAIN_WRAPPER_ID, RECORD_ID } from '../model/landmarks.ts'
import type { Route } from '../model/route.ts'
import type { ClientSite } from '../model/site.ts'

/** What replaces the placeholders of the document template. */
interface TemplateValues {
  readonly lang: string
  readonly direction: string
  readonly theme: string
  readonly rootClasses: string
  /** The attribute of long pages, whose blocks far from the viewport are skipped. */
  readonly skipping: string
  /** Id of the element that the browser waits for before painting. */
  readonly paintTarget: string
  readonly earlyScript: string
  /** Script elements that only some pages have. */
  readonly pageScripts: string
  readonly head: string
  /** The element with the critical CSS. */
  readonly criticalCss: string
  /** The elements that preload the web fonts. */
  readonly fonts: string
  /** URL of the whole style sheet, for browsers without scripts. */
  readonly style: string
  readonly pageStyles: string
  /** The elements with the notes of features. */
  readonly notes: string
  readonly page: string
  /** Initial data for the client, as JSON. */
  readonly record: string
}

/**
 * Fill the document template that html-rspack-plugin created.
 *
 * @param template contains `{{name}}` once for each value
 * @throws Error if the template contains an unknown name
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  const byName = new Map<string, string>(Object.entries(values))
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = byName.get(name)
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
    /** Tags that every page has. */
    readonly siteTags: readonly HeadTag[]
  }
): string {
  const pageTags = listHeadTags(site, route, added.hooks).map(tag => ({
    ...tag,
    attributes: { ...tag.attributes, 'data-head': '' }
  }))
  return [...pageTags, ...added.siteTags].map(printHeadTag).join('\n')
}

/**
 * Print a feature's note to programs, outside the part that React renders: every
 * page shares it.
 */
export function printNote(text: string): string {
  return `<p class="visually-hidden" aria-hidden="true">${escapeText(text)}</p>\n`
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

/** A document's inline code, which the content security policy lists by hash. */
export interface InlineCode {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const script = /<script>([\s\S]*?)<\/script>/g
const style = /<style>([\s\S]*?)<\/style>/g

/**
 * List the inline code of a document, verbatim.
 *
 * Style elements that components render don't count: they would work if the reader
 * opens the page, but not after a click on a link, where the policy of the first
 * document applies.
 */
export function listInlineCode(html: string): InlineCode {
  const [head = ''] = html.split('</head>', 1)
  return {
    scripts: [...html.matchAll(script)].map(([, code = '']) => code),
    styles: [...head.matchAll(style)].map(([, code = '']) => code)
  }
}

/**
 * Length of markup from which a page is worth showing before it's complete, in
 * characters. Compressed, with the head and headers, that's about 18 kB. The initial
 * congestion window of ten packets holds 14.6 kB (RFC 6928), which documents exceed
 * from 40,000 to 47,000 characters on, depending on their contents: the last part of
 * those in between arrives one round trip later.
 */
const LONG_PAGE_LENGTH = 64_000

/**
 * Whether a page takes so long to arrive that readers shouldn't wait for all of it.
 *
 * @param length length of the markup of `#root`, in characters
 */
export function isLongPage(length: number): boolean {
  return length > LONG_PAGE_LENGTH
}

/**
 * Choose the element that browsers wait for before the first paint, so that the
 * layout doesn't shift while a document loads: tables, lists and bars move with
 * each part that arrives.
 *
 * A short page waits for everything, at the cost of one round trip at most. A long
 * page waits only for its navbar, so it's readable while the rest loads: the HTML
 * standard requires waiting for the element's end, but Chromium waits for its
 * start.
 *
 * @param length length of the markup of `#root`, in characters
 * @returns the element's id
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function findPaintTarget(length: number): string {
  return isLongPage(length) ? MAIN_WRAPPER_ID : RECORD_ID
}
