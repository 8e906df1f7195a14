import { toAbsoluteUrl, toHref, toPathname } from '../../../core/model/paths.ts'
import type {
  PublishedSite,
  SiteTool,
  SiteTools
} from '../../../core/model/siteTools.ts'
import { createOpenIndex, type OpenIndex } from '../engine/createOpenIndex.ts'
import { groupHits, type Hit } from '../engine/createSearcher.ts'
import { describeHit } from '../engine/describeHit.ts'
import { searchPhrase } from '../engine/searchPhrase.ts'
import {
  nameShardFile,
  nameTextsFile,
  SEARCH_INDEX_FILE,
  type SearchRoot
} from '../searchIndex.ts'

const search: SiteTool = {
  name: 'search',
  title: 'Search',
  description:
    'Search the documentation. Returns pages and sections, best first within their topic, with addresses and excerpts. Understands names of symbols, questions, and pasted error messages.',
  parameters: {
    query: {
      description: 'Words, a symbol, a question, or an error message',
      isRequired: true
    }
  },
  run: async ({ query = '' }, site) => {
    const index = await open(site)
    const hits = await searchPhrase(query, index)
    const groups = groupHits(hits, index.root)
    const shown = groups.flatMap(group => group.hits)
    if (shown.length === 0) {
      return `Nothing was found for "${query}". Use fewer or more general words.`
    }
    await Promise.all(shown.map(index.loadText))
    return groups
      .map(
        ({ label, hits }) =>
          `## ${label}\n\n${hits.map(hit => printHit(hit, index, site)).join('\n')}`
      )
      .join('\n\n')
  }
}

export default {
  tools: [search],
  listFiles: async site => {
    const { pages, shards } = (await open(site)).root
    const texts = pages.texts.flatMap((hash, page) =>
      Array.from({ length: pages.sections[page] ?? 0 }, (_, section) =>
        nameTextsFile(hash, section)
      )
    )
    const files = [
      SEARCH_INDEX_FILE,
      ...shards.map(([hash]) => nameShardFile(hash)),
      ...new Set(texts)
    ]
    return files.map(file => toHref(site.baseUrl, file))
  }
} satisfies SiteTools

/** The open index of each language, with the text of its root. */
const opened = new Map<
  string,
  { readonly text: string; readonly index: OpenIndex }
>()

/** Open the index, or the current one if it has changed. */
async function open(site: PublishedSite): Promise<OpenIndex> {
  const { baseUrl } = site
  const text = await read(site, SEARCH_INDEX_FILE)
  const known = opened.get(baseUrl)
  if (known?.text === text) return known.index
  const root: SearchRoot = JSON.parse(text)
  const index = createOpenIndex(root, async file =>
    JSON.parse(await read(site, file))
  )
  opened.set(baseUrl, { text, index })
  return index
}

async function read(site: PublishedSite, file: string): Promise<string> {
  const text = await site.readFile(toHref(site.baseUrl, file))
  if (text !== undefined) return text
  throw new Error(
    `The search index of ${site.title} lacks ${file}. If a new version of the site was just published, search again in a minute.`
  )
}

function printHit(hit: Hit, index: OpenIndex, site: PublishedSite): string {
  const { path, title, id, heading, excerpt } = describeHit(hit, index)
  const url = toAbsoluteUrl(site, `${toPathname(path)}${id && `#${id}`}`)
  const name = [title, heading].filter(Boolean).join(' › ')
  const line = excerpt.replace(/\s+/g, ' ').trim()
  return `- [${name.replace(/[[\]]/g, '\\$&')}](${url})${line && `: ${line}`}`
}
