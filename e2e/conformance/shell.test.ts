import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'
import { findSite } from '../support/sites.ts'

test.each([
  '/',
  '/docs/guide/start',
  '/docs/category/reference',
  '/blog',
  '/blog/newest',
  '/blog/archive',
  '/blog/authors',
  '/404'
])(
  '1.1.2 the page at %s has one navbar, one main landmark and one footer',
  address => {
    const page = readPage('handbook', address)
    expect(page('nav[aria-label=Main]')).toHaveLength(1)
    expect(page('main, [role=main]')).toHaveLength(1)
    expect(page('body footer:not(main footer)')).toHaveLength(1)
  }
)

conform('handbook', '/docs/guide/start', {
  '1.2.1 the skip link is in a region with its own name': {
    '[role=region][aria-label="Skip to main content"] > a': [
      'Skip to main content'
    ]
  },
  '1.2.3 the skip link links to the wrapper of the main landmark': {
    '[role=region] > a@href': ['#_main'],
    'div:has(main)[id=_main]@id': ['_main']
  },
  '1.3.2 the content is markup': {
    '[role=banner] b': ['Version 2'],
    '[role=banner] a@href': ['/docs/guide/second']
  },
  '1.3.3 a bar is closeable by default': {
    '[role=banner] button@aria-label': ['Close']
  },
  '4.3 the served page has the desktop sidebar and no mobile menu': {
    'aside a:contains("Outside")': ['Outside'],
    dialog: []
  }
})

conform('handbook', '/docs/guide/second', {
  '4.6.1 the served page always has the bar': {
    '[role=banner]': ['Version 2 is here: read about it.']
  }
})

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
conform('own', '/', {
  '0.13 9.17 our footer shows our version, and the head the generator’s': {
    'body footer': [new RegExp(version.replaceAll('.', '\\.'))],
    'meta[name=generator]@content': ['Toolbox Docs v3.7.0']
  }
})

conform('hideable', '/', {
  '1.3.1 without a configured bar, no bar is shown': { '[role=banner]': [] },
  '8.8 the banner about a wrong base is not in the served page': {
    '#base-url-banner': []
  }
})

conform('bare', '/kit/docs/first', {
  '4.1.4 a disabled switch is not rendered': {
    'button[aria-label^="Switch between"]': []
  }
})

test('0.4 pages, styles and scripts don’t query the system’s color scheme', () => {
  const files = readBuilt(/\.(?:html|css|js)$/)
  expect(files.length).toBeGreaterThan(20)
  // Only the color of the browser's toolbar may follow it.
  const asking = files.filter(({ text }) =>
    text.replace(/<meta [^>]*>/g, '').includes('prefers-color-scheme')
  )
  expect(asking.map(({ file }) => file)).toEqual([])
})

test('6.1 the site has no forms and sets no cookies', async () => {
  const pages = readBuilt(/\.html$/).filter(({ text }) => /<form\b/.test(text))
  const scripts = readBuilt(/\.js$/).filter(({ text }) =>
    /document\.cookie|cookieStore/.test(text)
  )
  expect([...pages, ...scripts].map(({ file }) => file)).toEqual([])
  const { headers } = await ask('handbook', '/docs/guide/start')
  expect(headers).not.toHaveProperty('set-cookie')
})

function readBuilt(name: RegExp) {
  const { folder } = findSite('handbook')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => name.test(file))
    .map(file => ({
      file,
      text: readFileSync(path.join(folder, file), 'utf8')
    }))
}
