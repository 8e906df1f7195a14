import { readFile as read } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readFile } from '../../../../e2e/support/builtPage.ts'
import { findSite } from '../../../../e2e/support/sites.ts'
import { startAgent } from '../../../../e2e/support/startAgent.ts'
import { hasFeatures } from '../../../core/hasFeatures.fixture.ts'
import { toAbsoluteUrl } from '../../../core/model/paths.ts'
import { createOpenIndex } from '../engine/createOpenIndex.ts'
import { groupHits } from '../engine/createSearcher.ts'
import { describeHit } from '../engine/describeHit.ts'
import { searchPhrase } from '../engine/searchPhrase.ts'
import type { SearchRoot } from '../searchIndex.ts'

/** Every tenth page of our own content is looked for by words of its title. */
const STEP = 10

test.skipIf(!hasFeatures('mcp'))(
  'agents find what the dialog finds, in the same order',
  async () => {
    const { origin, folder } = findSite('own')
    const root: SearchRoot = JSON.parse(readFile('own', '/search.json'))
    const index = createOpenIndex(root, async file =>
      JSON.parse(await read(path.join(folder, file), 'utf8'))
    )
    const agent = await startAgent(origin, '2026-07-28')
    const queries = root.pages.titles.filter((_, page) => page % STEP === 0)
    expect(queries.length).toBeGreaterThan(5)
    for (const query of queries) {
      const hits = groupHits(await searchPhrase(query, index), root).flatMap(
        group => group.hits
      )
      await Promise.all(hits.map(index.loadText))
      const { text } = await agent.call('search', { query })
      const links = [...text.matchAll(/^- \[.*?\]\((\S+)\)(?:: |$)/gm)]
      expect(links.map(([, url]) => url)).toEqual(
        hits.map(hit => {
          const { path, id } = describeHit(hit, index)
          const site = { url: 'https://toolbox.example.com', baseUrl: '/' }
          return toAbsoluteUrl(site, path + (id && `#${id}`))
        })
      )
    }
    await agent.stop()
  }
)
