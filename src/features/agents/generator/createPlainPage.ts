import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { createAbsoluteUrl } from '../../../core/model/paths.ts'
import { hasMarkdown, type Route } from '../../../core/model/route.ts'
import type {
  OutlineEntry,
  PageOutline,
  PlannedRoute
} from '../../../core/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import { printMarkdown, printTitle } from './printMarkdown.ts'

/**
 * Write a page as Markdown: its title, its text, and the lists that it shows.
 *
 * @param contents Markdown of its text, without placeholders
 * @returns undefined for pages that have no Markdown
 */
export function createPlainPage(
  { route, source, outline = {} }: PlannedRoute,
  contents: readonly string[],
  site: Site
): string | undefined {
  if (!hasMarkdown(route)) return undefined
  const body = contents.join('\n\n').trim()
  const print = (...nodes: readonly (ElementContent | undefined)[]) =>
    printMarkdown({
      type: 'root',
      children: nodes.filter(node => node !== undefined)
    })
  const { byline, more } = outline
  const lists: NonNullable<PageOutline['lists']> =
    route.kind === 'category'
      ? [{ entries: route.cards }]
      : (outline.lists ?? [])
  const absolute = (href: string) => new URL(href, site.client.url).href
  const listed = [
    ...lists.flatMap(({ heading, entries }) => [
      heading === undefined ? undefined : h('h2', heading),
      createList(entries, absolute)
    ]),
    more && h('p', [h('a', { href: absolute(more.href ?? '') }, more.label)])
  ]
  const title = findTitle(route, outline) ?? site.client.title
  if (source === undefined || route.kind === 'category') {
    const { description } = route
    const isRedundant = description === undefined || description === route.title
    return print(
      h('h1', title),
      isRedundant ? undefined : h('p', description),
      ...listed
    )
  }
  const text =
    byline === undefined
      ? addTitle(title, body)
      : join(print(h('h1', title), h('p', byline)), body)
  return lists.length === 0 ? text : join(text, print(...listed))
}

function findTitle(route: Route, { title }: PageOutline): string | undefined {
  if (route.kind === 'doc') return route.heading ?? route.title ?? route.docId
  return route.kind === 'category' ? route.heading : (title ?? route.title)
}

/** Add a title to a text that lacks one. */
function addTitle(title: string, body: string): string {
  const hasTitle = /^# /m.test(body.replace(/^(`{3,})[\s\S]*?^\1$/gm, ''))
  return hasTitle ? body : join(printTitle(title), body)
}

function join(head: string, body: string): string {
  return body === '' ? head : `${head}\n${body}\n`
}

function createList(
  entries: readonly OutlineEntry[],
  absolute: (href: string) => string
) {
  return h(
    'ul',
    entries.map(({ label, href, day, description }) =>
      h('li', [
        href === undefined ? label : h('a', { href: absolute(href) }, label),
        `${day ? ` (${day})` : ''}${description ? `: ${description}` : ''}`
      ])
    )
  )
}

/** Absolute URL of a page, for links in Markdown. */
export function createPageUrl(route: Route, { client }: Site): string {
  return createAbsoluteUrl(client, route.pathname)
}
