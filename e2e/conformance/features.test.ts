import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { PageManifest } from '../../src/core/model/route.ts'
// Their types make the compiler check the fixture.
import type {} from '../fixtures/glossary/glossary/client.tsx'
import type {} from '../fixtures/glossary/glossary/GlossaryPage.tsx'
import type createGlossary from '../fixtures/glossary/glossary/index.ts'
import { readFile } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'
import { findSite, type SharedSite } from '../support/sites.ts'

/** The feature of the fixture, and the kind of page that it adds. */
const name: ReturnType<typeof createGlossary>['name'] = 'glossary'

conform('glossary', `/docs/${name}`, {
  "a feature of the site's own adds a page of its own kind": {
    'main h1': ['Our words'],
    'main h1 + p': ['Words that these docs explain.'],
    'main dt': ['cache', 'stale'],
    'html@class': [/plugin-glossary/]
  },
  'it adds head tags': { 'meta[name=terms]@content': ['2'] }
})
conform('glossary', '/docs/caching', {
  'its remark plugin links terms that front matter explains': {
    'main p a@href': ['/docs/glossary#cache', '/docs/glossary#stale']
  }
})
conform('glossary', '/docs/start', {
  'its component shows data of the site': {
    'main q': ['Older than its lifetime, but still usable.']
  }
})

test('its page component is a file that only its pages load, and readers can save', () => {
  const { folder } = findSite('glossary')
  const files = readdirSync(path.join(folder, 'assets/views'))
    .filter(file => /^glossary\.\w+\.(?:js|css)$/.test(file))
    .map(file => `assets/views/${file}`)
    .sort()
  expect(files).toHaveLength(2)
  const manifest: PageManifest = JSON.parse(
    readFile('glossary', '/pages/docs.json')
  )
  expect(manifest['/docs/glossary']?.files).toEqual(
    expect.arrayContaining(files)
  )
  expect(manifest['/docs/start']?.files).toEqual([
    expect.stringMatching('assets/pages/docs/start')
  ])
  const saved: { readonly files: readonly string[] } = JSON.parse(
    readFile('glossary', '/offline.json')
  )
  expect(saved.files).toEqual(expect.arrayContaining(files))
})

test('it makes a file from facts about pages', () => {
  expect(JSON.parse(readFile('glossary', '/glossary.json'))).toEqual([
    {
      name: 'cache',
      meaning: 'A copy that is faster to reach than the original.',
      pages: 2
    },
    {
      name: 'stale',
      meaning: 'Older than its lifetime, but still usable.',
      pages: 1
    }
  ])
})

test('agents learn about the file', () => {
  expect(readFile('glossary', '/llms.txt')).toContain(
    '[Terms of these docs as JSON](https://glossary.example/glossary.json)'
  )
})

test('a site that switches all features off has none of their files', () => {
  const { folder } = findSite('plain')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const pages = files.filter(file => file.endsWith('.html')).toSorted()
  expect(pages).toEqual([
    '404.html',
    'docs.html',
    'docs/start.html',
    'index.html'
  ])
  expect(
    files.filter(file =>
      /search|offline|sw\.js|llms|\.md$|blog|symbols|mcp/.test(file)
    )
  ).toEqual([])
})

conform('plain', '/docs/start', {
  'its pages still show their text and code': {
    'main h1': ['Start'],
    'main pre': [/const list = \[1, 2\]/],
    'main p': [/Text, and code:/, /Not an admonition here/]
  },
  'nothing of the features is in the layout': {
    'nav button:contains("Search")': [],
    'link[type="text/markdown"]': []
  }
})

test('its client script is smaller by what the features ship', () => {
  // Search, offline reading, tabs, and so on are 46 of 309 kB (minified).
  expect(sizeOfScript('plain')).toBeLessThan(0.9 * sizeOfScript('glossary'))
})

function sizeOfScript(site: SharedSite): number {
  const folder = path.join(findSite(site).folder, 'assets')
  const [name = ''] = readdirSync(folder).filter(file =>
    /^client\..*\.js$/.test(file)
  )
  return statSync(path.join(folder, name)).size
}
