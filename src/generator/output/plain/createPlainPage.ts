import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Author, PostSummary } from '../../../model/blog.ts'
import { createAbsoluteUrl } from '../../../model/paths.ts'
import type { CategoryCard, Route } from '../../../model/route.ts'
import type { CountedTag } from '../../../model/tag.ts'
import {
  printMarkdown,
  printTitle
} from '../../markdown/plain/printMarkdown.ts'
import type { Site } from '../../site/site.ts'

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
      return print(
        h('h1', route.heading),
        lead,
        createCards(route.cards, absolute)
      )
    case 'docTags':
    case 'blogTags':
      return print(
        title,
        createTags(
          route.groups.flatMap(({ tags }) => tags),
          absolute
        )
      )
    case 'blogAuthors':
      return print(title, createAuthors(route.authors, absolute))
    case 'blogList':
    case 'blogTag':
    case 'blogAuthor':
      return print(
        title,
        lead,
        createPosts(route.posts, absolute),
        createMore(route.older, site, absolute)
      )
    case 'blogArchive':
      return print(
        title,
        ...route.years.flatMap(({ year, posts }) => [
          h('h2', String(year)),
          h(
            'ul',
            posts.map(({ title, href, date }) =>
              h('li', [
                h('a', { href: absolute(href) }, title),
                ` (${date.slice(0, 10)})`
              ])
            )
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
  const list = createPosts(posts, absolute)
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

type Absolute = (href: string) => string

function createCards(cards: readonly CategoryCard[], absolute: Absolute) {
  return h(
    'ul',
    cards.map(({ label, href, description }) =>
      createEntry(label, absolute(href), description)
    )
  )
}

function createPosts(posts: readonly PostSummary[], absolute: Absolute) {
  return h(
    'ul',
    posts.map(({ title, href, date, description }) =>
      h('li', [
        h('a', { href: absolute(href) }, title),
        ` (${date.slice(0, 10)}): ${description}`
      ])
    )
  )
}

function createTags(tags: readonly CountedTag[], absolute: Absolute) {
  return h(
    'ul',
    tags.map(({ label, href, count, description }) =>
      createEntry(`${label} (${count})`, absolute(href), description)
    )
  )
}

function createAuthors(authors: readonly Author[], absolute: Absolute) {
  return h(
    'ul',
    authors.map(({ name, key, title, pageHref, url }) => {
      const href = pageHref ?? url
      const label = name ?? key ?? ''
      return href === undefined
        ? h('li', title === undefined ? label : `${label}: ${title}`)
        : createEntry(label, absolute(href), title)
    })
  )
}

function createMore(
  href: string | undefined,
  { texts }: Site,
  absolute: Absolute
) {
  return href === undefined
    ? undefined
    : h('p', [h('a', { href: absolute(href) }, texts.olderEntries)])
}

function createEntry(
  label: string,
  href: string,
  description: string | undefined
) {
  return h('li', [
    h('a', { href }, label),
    ...(description === undefined || description === ''
      ? []
      : [`: ${description}`])
  ])
}

/** Absolute URL of a page, for links in Markdown. */
export function createPageUrl(route: Route, { client }: Site): string {
  return encodeURI(createAbsoluteUrl(client, decodeURI(route.pathname)))
}
