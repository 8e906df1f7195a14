import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Feed, type FeedOptions } from 'feed'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import type {
  FeatureFiles,
  RenderedLocale
} from '../../../core/build/locale.ts'
import type { OutputText } from '../../../core/build/output/outputText.ts'
import { printDocument } from '../../../core/build/prerender/pageDocument.ts'
import { projectRoot } from '../../../core/build/projectRoot.ts'
import { stripControlCharacters } from '../../../core/content/check/findControlCharacters.ts'
import { hasClass } from '../../../core/markdown/element.ts'
import {
  createAbsoluteUrl,
  createOutputFile,
  encodeHref,
  type OutputFile,
  type Pathname
} from '../../../core/model/paths.ts'
import type { ClientSite } from '../../../core/model/site.ts'
import { mapSrcset } from '../../../core/model/srcset.ts'
import type { Site } from '../../../core/site/site.ts'
import { FEEDS } from '../createBlogHead.ts'
import type { Post } from './post.ts'

/** The feeds' style sheet for browsers; see client/feed.css. */
const STYLE_FILE = 'blog/feed.css' as OutputFile

/** Create the feeds of a locale. */
export async function createFeedFiles({
  site,
  documents,
  store
}: RenderedLocale): Promise<FeatureFiles> {
  const byFile = new Map(documents.map(each => [each.file, each]))
  const texts = await createFeeds(site, {
    readPage: async pathname => {
      const document = byFile.get(createOutputFile(pathname))
      return document === undefined ? '' : printDocument(document, store)
    },
    style: await readFile(
      path.join(projectRoot, 'src/features/blog/client/feed.css'),
      'utf8'
    )
  })
  return { texts }
}

/**
 * Create the blog's RSS, Atom and JSON feeds with the full text of the newest
 * posts, and a style sheet for RSS and Atom (behavior 10.1).
 *
 * @param readPage returns a page's document
 * @param style source of the style sheet
 */
export async function createFeeds(
  site: Site,
  {
    readPage,
    style
  }: {
    readonly readPage: (pathname: Pathname) => Promise<string>
    readonly style: string
  }
): Promise<readonly OutputText[]> {
  const posts = (site.data.blog?.posts ?? [])
    .filter(({ isUnlisted }) => !isUnlisted)
    .slice(0, site.content.config.blog.feedLimit)
  const [newest] = posts
  if (newest === undefined) return []
  const options = createFeedOptions(site, newest)
  const rss = new Feed(options)
  const atom = new Feed(options)
  const json = new Feed(options)
  for (const post of posts) {
    const item = createItem(post, await readPage(post.pathname), site)
    atom.addItem(item)
    // The library can't write an empty list of authors.
    const { author: authors, ...written } = item
    json.addItem({ ...written, published: item.date })
    // In RSS, an author is an email address.
    const author = authors.filter(({ email }) => email !== undefined)
    rss.addItem({ ...item, author })
  }
  const href = site.client.baseUrl + STYLE_FILE
  const texts = {
    RSS: addStyle(rss.rss2(), href),
    Atom: addStyle(atom.atom1(), href),
    JSON: completeJson(json.json1(), posts, site.client)
  }
  const hint = JSON.stringify(site.texts.feedHint).replaceAll('<', '\\3c ')
  return [
    ...FEEDS.map(({ name, file }) => ({
      file: file as OutputFile, // relative
      text: texts[name]
    })),
    {
      file: STYLE_FILE,
      text: `:root { --hint: ${hint} }\n${dropComments(style)}`
    }
  ]
}

function dropComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').trimStart()
}

function addStyle(xml: string, href: string): string {
  return stripControlCharacters(xml).replace(
    /^<\?xml[^>]*\?>/,
    `$&\n<?xml-stylesheet type="text/css" href="${encodeHref(href)}"?>`
  )
}

/**
 * Upgrade a JSON feed: the library writes version 1, which has a single author
 * and no language (https://www.jsonfeed.org/version/1.1/).
 */
function completeJson(
  json: string,
  posts: readonly Post[],
  { locale, favicon, url }: ClientSite
): string {
  const feed = JSON.parse(json)
  const items: Record<string, unknown>[] = feed.items
  const completed = {
    ...feed,
    version: 'https://jsonfeed.org/version/1.1',
    language: locale.htmlLang,
    ...(favicon === undefined ? {} : { favicon: new URL(favicon, url).href }),
    items: items.map((item, index) => {
      const authors = listAuthors(posts[index])
      return authors.length === 0 ? item : { ...item, authors }
    })
  }
  return `${JSON.stringify(completed, null, 2)}\n`
}

function listAuthors(post: Post | undefined) {
  return (post?.summary.authors ?? []).flatMap(({ name, url }) =>
    name === undefined ? [] : [{ name, ...(url && { url }) }]
  )
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
      atom: `${blogUrl}/atom.xml`,
      json: `${blogUrl}/feed.json`
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
  const resolve = (address: string) => resolveUrl(address, pageUrl)
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
  return content === undefined
    ? ''
    : toHtml({ type: 'root', children: content.children })
}

const CONTROLS = ['code-buttons', 'heading-anchor']

function isControl(element: Element): boolean {
  return (
    element.tagName === 'button' ||
    CONTROLS.some(name => hasClass(element, name))
  )
}

function resolveUrl(address: string, pageUrl: string): string {
  return URL.canParse(address, pageUrl)
    ? new URL(address, pageUrl).href
    : address
}
