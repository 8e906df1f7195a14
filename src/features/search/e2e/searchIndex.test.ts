import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { conform } from '../../../../e2e/support/conform.ts'
import { findSite, type SharedSite } from '../../../../e2e/support/sites.ts'
import { createLocalSearch } from '../bench/createLocalSearch.ts'
import { heldOutQuestions, tunedQuestions } from '../bench/questions.ts'
import {
  makeTypingErrors,
  rankQuestions,
  TYPING_ERRORS
} from '../bench/rankQuestions.ts'
import { readCollection } from '../bench/readCollection.ts'
import { createSearcher, groupHits } from '../engine/createSearcher.ts'
import {
  nameShardFile,
  nameTextsFile,
  SEARCH_INDEX_FILE,
  type SearchRoot,
  type SearchShard,
  type SearchTexts
} from '../searchIndex.ts'

const bar = 'nav[aria-label=Main]'
const button = 'button[aria-haspopup=dialog]'

conform('handbook', '/docs/guide/start', {
  '2.6.12 by default it comes last in the bar': {
    [`${bar} > div > div:last-child > ${button}`]: ['Search/'],
    [`${bar} [data-position] ${button}`]: []
  }
})
conform('manual', '/docs/start', {
  '2.6.12 a navbar item sets its position': {
    [`${bar} [data-position] ${button}`]: ['Search/']
  }
})
conform('below', '/kit/', {
  '2.6.12 a page can have a field that opens it': {
    [`main search > ${button}`]: ['Search the documentation']
  }
})

const { findShown } = createLocalSearch(readCollection())

test.each([
  ['questions', tunedQuestions],
  ['questions not used for tuning', heldOutQuestions]
])('answers %s', async (_, questions) => {
  const ranking = await rankQuestions(questions, findShown)
  expect(ranking.unanswered).toEqual([])
  expect(ranking.reciprocalRank).toBeGreaterThanOrEqual(0.9)
})

test.each(TYPING_ERRORS)('answers queries with typos: %s', async kind => {
  const ranking = await rankQuestions(heldOutQuestions, findShown, text =>
    makeTypingErrors(text, kind)
  )
  expect(ranking.unanswered).toEqual([])
  expect(ranking.reciprocalRank).toBeGreaterThanOrEqual(0.9)
})

const { root, read, findFiles } = openBuilt('own')

test('links to existing sections', () => {
  const places = root.pages.paths.flatMap((page, index) => {
    const files = new Set(
      Array.from({ length: root.pages.sections[index] ?? 0 }, (_, section) =>
        nameTextsFile(root.pages.texts[index] ?? '', section)
      )
    )
    const html = read(`${page === '/' ? 'index' : trimSlash(page)}.html`)
    return [...files]
      .flatMap((file): SearchTexts => JSON.parse(read(file)))
      .map(([id]) => id)
      .filter(id => id !== '' && !html.includes(`id="${id}"`))
      .map(id => `${page}#${id}`)
  })
  expect(places).toEqual([])
})

test('costs at most 60 kB for a first query, code and all', async () => {
  const { files } = JSON.parse(read('offline.json'))
  expect(files).toContain(SEARCH_INDEX_FILE)
  const code = findFiles(/^assets\/search\.[^.]+\.(?:js|css)$/)
  const fixed = [SEARCH_INDEX_FILE, ...code]
  const sizes = await Promise.all(
    root.pages.titles.map(async title => {
      const { asked, findHits } = openBuilt('own')
      const hits = await findHits(title)
      const texts = hits.map(({ page, section }) =>
        nameTextsFile(root.pages.texts[page] ?? '', section)
      )
      return [...fixed, ...asked, ...new Set(texts)]
        .map(measureFile)
        .reduce((sum, size) => sum + size, 0)
    })
  )
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000)
})

function openBuilt(site: SharedSite) {
  const folder = findFolder(site)
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const root: SearchRoot = JSON.parse(read(SEARCH_INDEX_FILE))
  const asked: string[] = []
  const searcher = createSearcher(root, async (hash): Promise<SearchShard> => {
    const file = nameShardFile(hash)
    asked.push(file)
    return JSON.parse(read(file))
  })
  const findHits = async (query: string) =>
    groupHits(await searcher.search(query), root).flatMap(({ hits }) => hits)
  const findFiles = (pattern: RegExp) =>
    readdirSync(path.join(folder, 'assets'))
      .map(file => `assets/${file}`)
      .filter(file => pattern.test(file))
  return { root, read, asked, findHits, findFiles }
}

/** Size over the network; small files are not compressed. */
function measureFile(file: string): number {
  const target = path.join(findFolder('own'), file)
  const compressed = `${target}.br`
  return statSync(existsSync(compressed) ? compressed : target).size
}

function findFolder(site: SharedSite): string {
  return findSite(site).folder
}

function trimSlash(page: string): string {
  return page.endsWith('/') ? `${page.slice(1)}index` : page.slice(1)
}
