import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { createAbsoluteUrl } from '../../../core/model/paths.ts'
import type { Route } from '../../../core/model/route.ts'
import type { CountedTag } from '../../../core/model/tag.ts'
import type { Site } from '../../../core/site/site.ts'
import type { ArchivedPost, Author, PostSummary } from '../../blog/blog.ts'
import { printMarkdown, printTitle } from './printMarkdown.ts'

/**
 * Write a page as Markdown: its title, then its content or the list it shows.
 *
 * @param contents Markdown of its chunk's contents, without marks
 * @returns undefined for pages without content of their own
 */
export function createPlainPage(
  route: Route,
  contents: readonly string[],
  site: Site
): string | undefined {
  const body = contents.join('\n\n').trim()
  const print = (...nodes: readonly (ElementContent | undefined)[]) =>
    printMarkdown({
      type: 'root',
      children: nodes.filter(node => node !== undefined)
    })
  const title = h('h1', route.title ?? site.client.title)
  const { description } = route
  const isSaid = description === undefined || description === route.title
  const lead = isSaid ? undefined : h('p', description)
  const absolute = (href: string) => new URL(href, site.client.url).href
  const list = (entries: readonly Entry[]) => createList(entries, absolute)
  const { olderEntries } = site.texts
  switch (route.kind) {
    case 'notFound':
    case 'offline':
      return undefined
    case 'landing':
      return addTitle(route.title ?? site.client.title, body)
    case 'doc':
      return addTitle(route.heading ?? route.title ?? route.docId, body)
    case 'blogPost': {
      const { post } = route
      return join(print(h('h1', post.title), h('p', createByline(post))), body)
    }
    case 'category':
    case 'docTag':
      return print(h('h1', route.heading), lead, list(route.cards))
    case 'docTags':
    case 'blogTags': {
      const tags = route.groups.flatMap(group => group.tags)
      const count = ({ label, count }: CountedTag) => `${label} (${count})`
      return print(
        title,
        list(tags.map(tag => ({ ...tag, label: count(tag) })))
      )
    }
    case 'blogAuthors':
      return print(title, list(route.authors.map(createAuthorEntry)))
    case 'blogList':
    case 'blogTag':
    case 'blogAuthor': {
      const { older } = route
      const more = older && h('a', { href: absolute(older) }, [olderEntries])
      return print(
        title,
        lead,
        list(route.posts.map(createPostEntry)),
        more && h('p', [more])
      )
    }
    case 'blogArchive':
      return print(
        title,
        ...route.years.flatMap(({ year, posts }) => [
          h('h2', String(year)),
          list(
            posts.map(post => ({ ...createPostEntry(post), description: '' }))
          )
        ])
      )
  }
}

/** List posts, as in lists and in the component `<LatestPosts>`. */
export function createPlainPosts(
  posts: readonly PostSummary[],
  site: Site
): string {
  const absolute = (href: string) => new URL(href, site.client.url).href
  const list = createList(posts.map(createPostEntry), absolute)
  return printMarkdown({ type: 'root', children: [list] })
}

/** Put a title before a text that has none. */
function addTitle(title: string, body: string): string {
  const hasTitle = /^# /m.test(body.replace(/^(`{3,})[\s\S]*?^\1$/gm, ''))
  return hasTitle ? body : join(printTitle(title), body)
}

function join(head: string, body: string): string {
  return body === '' ? head : `${head}\n${body}\n`
}

function createByline({ date, authors, tags }: PostSummary): string {
  return [
    date.slice(0, 10),
    ...authors.flatMap(({ name }) => name ?? []),
    ...tags.map(({ label }) => `#${label}`)
  ].join(' · ')
}

/** An entry of a list, which may lead to a page. */
interface Entry {
  readonly label: string
  readonly href?: string | undefined
  /** Follows the label. */
  readonly day?: string
  readonly description?: string | undefined
}

function createPostEntry({
  title: label,
  href,
  date,
  ...rest
}: ArchivedPost | PostSummary): Entry {
  return { ...rest, label, href, day: date.slice(0, 10) }
}

function createAuthorEntry({ name, key, title, pageHref, url }: Author): Entry {
  return { label: name ?? key ?? '', href: pageHref ?? url, description: title }
}

function createList(
  entries: readonly Entry[],
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
