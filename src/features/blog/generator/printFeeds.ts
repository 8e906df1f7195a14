import { Feed, type FeedOptions, type Item } from 'feed'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import type { FeatureFile, RenderedLocale } from '../../../core/locale.ts'
import { hasClass } from '../../../core/markdown/element.ts'
import {
  type OutputFile,
  type Pathname,
  toAbsoluteUrl,
  toOutputFile
} from '../../../core/model/paths.ts'
import { mapSrcset } from '../../../core/model/srcset.ts'
import { dropForbiddenCharacters } from '../../../core/output/dropForbiddenCharacters.ts'
import type { OutputText } from '../../../core/output/outputText.ts'
import { readMarkup } from '../../../core/render/documentParts.ts'
import type { Site } from '../../../core/site/site.ts'
import { FEEDS } from '../listBlogTags.ts'
import type { Post } from './post.ts'
import { getBlogOptions } from './post.ts'

/** Print the feeds of a locale. */
export async function printFeedFiles({
  plan,
  rendered,
  cache
}: RenderedLocale): Promise<readonly FeatureFile[]> {
  const byFile = new Map(rendered.pages.map(each => [each.file, each]))
  return printFeeds(plan.site, async pathname => {
    const page = byFile.get(toOutputFile(pathname))
    return page === undefined ? '' : readMarkup(page, cache)
  })
}

/**
 * Print the blog's feeds, with the full text of the newest posts (behavior
 * 10.1).
 *
 * @param readPage returns a page's markup
 */
export async function printFeeds(
  site: Site,
  readPage: (pathname: Pathname) => Promise<string>
): Promise<readonly OutputText[]> {
  const posts = (site.data.blog?.posts ?? [])
    .filter(({ isUnlisted }) => !isUnlisted)
    .slice(0, getBlogOptions(site.content).feedLimit || undefined)
  const [newest] = posts
  if (newest === undefined) return []
  const options = createFeedOptions(site, newest)
  const rss = new Feed(options)
  const atom = new Feed(options)
  for (const post of posts) {
    const item = createItem(post, await readPage(post.pathname), site)
    atom.addItem(item)
    // In RSS, an author is an email address.
    const author = item.author?.filter(({ email }) => email !== undefined)
    rss.addItem({ ...item, ...(author && { author }) })
  }
  const texts = { RSS: rss.rss2(), Atom: atom.atom1() }
  return FEEDS.map(({ name, file }) => ({
    file: file as OutputFile, // relative
    text: dropForbiddenCharacters(texts[name])
  }))
}

function createFeedOptions({ client }: Site, newest: Post): FeedOptions {
  const blogUrl = toAbsoluteUrl(client, '/blog')
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
    ...(client.favicon && {
      favicon: new URL(client.favicon, blogUrl).href
    }),
    feedLinks: { rss: `${blogUrl}/rss.xml`, atom: `${blogUrl}/atom.xml` }
  }
}

function createItem(post: Post, html: string, site: Site): Item {
  const url = toAbsoluteUrl(site.client, post.pathname)
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
        : [{ name, ...(link && { link }), ...(email && { email }) }]
    )
  }
}

/**
 * Extract a post's text from its page, with absolute addresses and without
 * buttons and heading anchors, which work only on the page.
 */
export function extractContent(html: string, pageUrl: string): string {
  const tree = fromHtml(html)
  let content: Element | undefined
  const resolve = (href: string) =>
    URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : href
  visit(tree, 'element', (element, index, parent) => {
    const { properties } = element
    if (hasClass(element, 'prose')) content ??= element
    if (isControl(element)) {
      parent?.children.splice(index ?? 0, 1)
      return index
    }
    for (const name of ['href', 'src']) {
      const value = properties[name]
      if (typeof value === 'string') properties[name] = resolve(value)
    }
    if (typeof properties.srcSet === 'string') {
      properties.srcSet = mapSrcset(properties.srcSet, resolve)
    }
    return undefined
  })
  return toHtml({ type: 'root', children: content?.children ?? [] })
}

/** Feed readers would show the images of both color modes. */
const CONTROLS = ['code-buttons', 'heading-anchor', 'only-dark']

function isControl(element: Element): boolean {
  return (
    element.tagName === 'button' ||
    CONTROLS.some(name => hasClass(element, name))
  )
}
