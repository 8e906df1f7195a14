import { expect, test } from 'vitest'
import { readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

test.each([
  '/',
  '/docs/form/started',
  '/docs/category/query-manager',
  '/blog',
  '/blog/new-theme',
  '/blog/archive',
  '/blog/authors',
  '/404'
])(
  '1.1.2 the page at %s has one navbar, one main landmark and one footer',
  address => {
    const page = readPage('own', address)
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

conform('own', '/', {
  '1.3.1 without a configured bar there is none': { '[role=banner]': [] },
  '9 Site version and generator version: 0.0.12 and 3.7.0': {
    'body footer': [/Toolbox Docs 0\.0\.12/],
    'meta[name=generator]@content': ['Toolbox Docs v3.7.0']
  }
})

conform('hideable', '/', {
  '8.8 the banner about a wrong base is not in the served page': {
    '#base-url-banner': []
  }
})

conform('bare', '/kit/docs/first', {
  '4.1.4 a disabled switch is not rendered': {
    'button[aria-label^="Switch between"]': []
  }
})
