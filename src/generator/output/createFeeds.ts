import { Feed, type FeedOptions } from 'feed'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { createAbsoluteUrl, type OutputFile } from '../../model/paths.ts'
import type { RenderedPage } from '../prerender/prerenderPages.ts'
import type { Post, Site } from '../site/site.ts'
import type { OutputText } from './outputText.ts'

/**
 * Create the RSS and Atom feeds of the blog (behaviour 10.1), with the whole
 * text of the newest posts.
 */
export function createFeeds(
  site: Site,
  pages: readonly RenderedPage[]
): readonly OutputText[] {
  const posts = site.posts
    .filter(({ isUnlisted }) => !isUnlisted)
    .slice(0, site.content.config.blog.feedLimit)
  const [newest] = posts
  if (newest === undefined) return []
  const options = createFeedOptions(site, newest)
  const rss = new Feed(options)
  const atom = new Feed(options)
  for (const post of posts) {
    const page = pages.find(
      ({ planned }) => planned.route.pathname === post.pathname
    )
    const item = createItem(post, page?.html ?? '', site)
    atom.addItem(item)
    // In RSS an author is an address.
    const author = item.author.filter(({ email }) => email !== undefined)
    rss.addItem({ ...item, author })
  }
  return [
    { file: 'blog/rss.xml' as OutputFile, text: rss.rss2() },
    { file: 'blog/atom.xml' as OutputFile, text: atom.atom1() }
  ]
}

function createFeedOptions({ client }: Site, newest: Post): FeedOptions {
  const blogUrl = createAbsoluteUrl(client, '/blog')
  const title = `${client.title} Blog`
  return {
    id: blogUrl,
    link: blogUrl,
    title,
    description: title,
    language: client.locale.htmlLang,
    updated: new Date(newest.summary.date),
    generator: 'Toolbox Docs',
    copyright: client.footer?.copyright ?? '',
    ...(client.favicon === undefined
      ? {}
      : { favicon: new URL(client.favicon, blogUrl).href }),
    feedLinks: {
      rss: `${blogUrl}/rss.xml`,
      atom: `${blogUrl}/atom.xml`
    }
  }
}

function createItem(post: Post, html: string, site: Site) {
  const url = createAbsoluteUrl(site.client, post.pathname)
  const { title, description, date, authors, tags } = post.summary
  return {
    id: url,
    link: url,
    title,
    description,
    date: new Date(date),
    content: extractContent(html, url),
    category: tags.map(({ label }) => ({ name: label })),
    author: authors.flatMap(({ name, url: link, email }) =>
      name === undefined
        ? []
        : [
            {
              name,
              ...(link === undefined ? {} : { link }),
              ...(email === undefined ? {} : { email })
            }
          ]
    )
  }
}

/** Take the text of a post out of its page, with absolute addresses. */
export function extractContent(html: string, pageUrl: string): string {
  const tree = fromHtml(html)
  const found: Parameters<typeof toHtml>[0][] = []
  visit(tree, 'element', element => {
    for (const name of ['href', 'src']) {
      const value = element.properties[name]
      if (typeof value === 'string') {
        element.properties[name] = resolveUrl(value, pageUrl)
      }
    }
    const { srcSet } = element.properties
    if (typeof srcSet === 'string') {
      element.properties.srcSet = srcSet.replace(
        /(^|,\s+)([^\s,]+)/g,
        (_, start, url) => start + resolveUrl(url, pageUrl)
      )
    }
    return undefined
  })
  visit(tree, 'element', element => {
    const classes = element.properties.className
    if (!Array.isArray(classes) || !classes.includes('prose')) return undefined
    found.push({ type: 'root', children: element.children })
    return SKIP
  })
  const [content] = found
  return content === undefined ? '' : toHtml(content)
}

function resolveUrl(address: string, pageUrl: string): string {
  return URL.canParse(address, pageUrl)
    ? new URL(address, pageUrl).href
    : address
}
