import { expect, test } from 'vitest'
// Their types make the compiler check the fixture.
import type client from '../fixtures/glossary/glossary/client.tsx'
import type createGlossary from '../fixtures/glossary/glossary/index.ts'
import { readFile } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

/** The kind of page that the feature of the fixture adds. */
const kind: keyof (typeof client)['pages'] = 'glossary'
const name: ReturnType<typeof createGlossary>['name'] = kind

conform('glossary', `/docs/${name}`, {
  "a feature of the site's own adds a page of its own kind": {
    'main h1': ['Our words'],
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
