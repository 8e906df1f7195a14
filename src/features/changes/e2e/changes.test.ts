import path from 'node:path'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { ask } from '../../../../e2e/support/ask.ts'
import { readBuildLog } from '../../../../e2e/support/buildSite.ts'
import { readFile } from '../../../../e2e/support/builtPage.ts'
import { conform, conformMissing } from '../../../../e2e/support/conform.ts'
import { findSite } from '../../../../e2e/support/sites.ts'

const site = 'versionsAndLocales'
const url = 'https://kit.example'

conform(site, '/changes', {
  'the list of releases links to the pages that they changed and that still exist, and to their blocks':
    {
      'main h1': ['What’s new'],
      'main h2': ['1.1'],
      'main time@datetime': ['2026-11-20'],
      'main section > ul > li > a': ['Usage', 'Setup'],
      'main section > ul > li > a@href': [
        '/docs/next/usage',
        '/docs/next/setup'
      ],
      'main section > ul > li:last-child': ['Setup (New or rewritten page)'],
      'main li li a': [
        'How the kit will be used.',
        'Below a heading that has been renamed since.'
      ],
      'main li li a@href': ['/docs/next/usage', '/docs/next/usage#gone']
    },
  'the list of releases names its feeds in its head, and where readers see them':
    {
      'head link[href^="/changes/"]@type': [
        'application/rss+xml',
        'application/atom+xml'
      ],
      'main a[data-file]@href': ['/changes/rss.xml', '/changes/atom.xml']
    }
})

conform(site, '/de/changes', {
  'each locale lists its own pages, in its language': {
    'main h1': ['Neuigkeiten'],
    time: ['20. November 2026'],
    'main section > ul > li > a@href': [
      '/de/docs/next/usage',
      '/de/docs/verwendung'
    ],
    'main a[data-file]@href': ['/de/changes/rss.xml', '/de/changes/atom.xml']
  }
})

test('a heading that was renamed after a release is not reported as a broken link', async () => {
  const { folder } = findSite(site)
  expect(await readBuildLog(path.join(folder))).not.toContain('gone')
})

test('programs read releases, and what has changed since, with absolute addresses', () => {
  const { releases, unreleased } = JSON.parse(readFile(site, '/changes.json'))
  expect(releases).toEqual([
    {
      name: '1.1',
      date: '2026-11-20',
      pages: [
        {
          title: 'Usage',
          url: `${url}/docs/next/usage`,
          isWhole: false,
          blocks: [
            {
              text: 'How the kit will be used.',
              url: `${url}/docs/next/usage`
            },
            {
              text: 'Below a heading that has been renamed since.',
              url: `${url}/docs/next/usage#gone`
            }
          ]
        },
        {
          title: 'Setup',
          url: `${url}/docs/next/setup`,
          isWhole: true,
          blocks: []
        }
      ]
    }
  ])
  expect(unreleased).toEqual([])
})

test('both feeds have an entry per release that changed a text', () => {
  const { entries, ...feed } = parseAtomFeed(
    readFile(site, '/changes/atom.xml')
  )
  expect(feed).toMatchObject({ id: `${url}/changes` })
  expect(entries).toMatchObject([
    {
      id: `${url}/changes#1.1`,
      title: { value: 'Kit 1.1' },
      updated: '2026-11-20T00:00:00.000Z',
      content: {
        value: expect.stringContaining(`<a href="${url}/docs/next/usage">`)
      }
    }
  ])
  const { items } = parseRssFeed(readFile(site, '/de/changes/rss.xml'))
  expect(items).toMatchObject([{ link: `${url}/de/changes#1.1` }])
})

test('the file for returning readers has hashes by page and release', async () => {
  const { status, headers, body } = await ask(site, '/changes/new.json')
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('application/json')
  expect(JSON.parse(String(body))).toEqual({
    releases: ['1.0', '1.1'],
    pages: {
      '/docs/next/setup': { 1: [expect.any(String)] },
      '/docs/next/usage': { 1: [expect.any(String), expect.any(String)] }
    }
  })
})

conformMissing('handbook', {
  'a site that records no releases has no list of them': '/changes',
  'nor a file about them': '/changes.json'
})
