import { Feed } from 'feed'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { FeatureFile, RenderedLocale } from '../../../core/locale.ts'
import { toAbsoluteUrl } from '../../../core/model/paths.ts'
import { dropForbiddenCharacters } from '../../../core/output/dropForbiddenCharacters.ts'
import {
  CHANGES_PATH,
  type ChangedPage,
  type ChangedRelease,
  FEEDS,
  NEW_TEXTS_FILE
} from '../changes.ts'
import { findNewBlocks } from './addRelease.ts'
import {
  type ChangesSite,
  createPageDescriber,
  listNewTexts,
  listPageBlocks,
  listReleases
} from './listReleases.ts'
import { readBlocks } from './readBlocks.ts'

/** Print `changes.json`, the feeds, and the file for returning readers. */
export async function printChangeFiles({
  plan: { site },
  reader,
  cache
}: RenderedLocale): Promise<readonly FeatureFile[]> {
  const { changes } = site.data
  if (changes === undefined) return []
  const current = await listPageBlocks(site, pathname =>
    cache.getOrCompute(
      { step: 'changes', inputs: reader.listInputs(pathname) },
      async () => readBlocks((await reader.readHtml(pathname)) ?? '')
    )
  )
  const releases = listReleases(site)
  const unreleased = findNewBlocks(current, changes.texts).flatMap(
    createPageDescriber(site)
  )
  const newTexts = {
    file: NEW_TEXTS_FILE,
    text: JSON.stringify(listNewTexts(site))
  }
  return [
    { file: 'changes.json', text: printJson(site, releases, unreleased) },
    newTexts,
    ...printFeeds(site, releases)
  ]
}

/** Print the releases for programs, with absolute addresses. */
function printJson(
  { client }: ChangesSite,
  releases: readonly ChangedRelease[],
  unreleased: readonly ChangedPage[]
): string {
  const toUrl = (href: string) => new URL(href, client.url).href
  const printPage = ({ title, href, isWhole, blocks }: ChangedPage) => ({
    title,
    url: toUrl(href),
    isWhole,
    blocks: blocks.map(block => ({ text: block.text, url: toUrl(block.href) }))
  })
  const json = {
    releases: releases.map(({ name, date, pages }) => ({
      name,
      date,
      pages: pages.map(printPage)
    })),
    unreleased: unreleased.map(printPage)
  }
  return `${JSON.stringify(json, null, 2)}\n`
}

function printFeeds(site: ChangesSite, releases: readonly ChangedRelease[]) {
  const { client, data } = site
  const url = toAbsoluteUrl(client, CHANGES_PATH)
  const [newest] = data.changes?.releases ?? []
  const feed = new Feed({
    id: url,
    link: url,
    title: client.title,
    language: client.locale.htmlLang,
    updated: new Date(newest?.date ?? 0),
    generator: 'Toolbox Docs',
    copyright: client.footer?.copyright ?? '',
    feedLinks: Object.fromEntries(
      FEEDS.map(({ name, file }) => [
        name.toLowerCase(),
        toAbsoluteUrl(client, `/${file}`)
      ])
    )
  })
  for (const { name, date, pages } of releases) {
    const releaseUrl = `${url}#${encodeURIComponent(name)}`
    feed.addItem({
      id: releaseUrl,
      link: releaseUrl,
      title: `${client.title} ${name}`,
      date: new Date(date),
      content: toHtml(printPages(pages, client.url))
    })
  }
  const texts = { RSS: feed.rss2(), Atom: feed.atom1() }
  return FEEDS.map(({ name, file }) => ({
    file,
    text: dropForbiddenCharacters(texts[name])
  }))
}

function printPages(pages: readonly ChangedPage[], siteUrl: string) {
  const link = ({ href }: { readonly href: string }, text: string) =>
    h('a', { href: new URL(href, siteUrl).href }, text)
  return h(
    'ul',
    pages.map(page =>
      h('li', [
        link(page, page.title),
        ...(page.blocks.length === 0
          ? []
          : [
              h(
                'ul',
                page.blocks.map(block => h('li', link(block, block.text)))
              )
            ])
      ])
    )
  )
}
