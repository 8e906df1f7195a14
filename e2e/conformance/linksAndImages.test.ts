import { expect, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { list, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

conform('handbook', '/docs/content/links', {
  '2.9.17 a link to a source file leads to its page': {
    '.prose li:lt(7) > a@href': [
      '/docs/content/headings?from=links#again',
      '/docs/guide/start',
      '/docs/guide/second',
      '/docs/content/tabs',
      '/docs/guide/start',
      '/docs/guide/second',
      '/docs/guide/basics/'
    ]
  }
})

test('2.9.17 a link to another file is a hashed download in a new tab', async () => {
  const page = readPage('handbook', '/docs/content/links')
  const [href = ''] = list(page, 'main a:contains("Download")@href')
  expect(href).toMatch(/^\/assets\/.*download\.\w+\.zip$/)
  expect(list(page, 'main a:contains("Download")@target')).toEqual(['_blank'])
  expect((await ask('handbook', href)).status).toBe(200)
})

conform('everything', '/docs/images', {
  '2.9.18 an image keeps its author’s title and width, and is hashed unless static':
    {
      '[alt^="A wide"]@src': [/wide\.\w{8,}\.svg$/],
      '[alt^="A wide"]@width': ['1200'],
      '[alt^="A wide"]@height': ['400'],
      '[alt^="A wide"]@loading': ['lazy'],
      '[alt^="A wide"]@decoding': ['async'],
      '[alt^="A wide"]@title': ['With a title'],
      '[alt="A picture made narrow"]@width': ['200'],
      '[alt="The mark of the site"]@src': ['/mark.svg']
    }
})

conform('bare', '/kit/docs/without', {
  '2.6.3 the base is prepended to a link only once': {
    'main a:contains("First"), main a:contains("once"), main a:contains("twice")@href':
      ['/kit/docs/first', '/kit/docs/first', '/kit/docs/first']
  }
})
conform('handbook', '/docs/content/links', {
  '2.6.3 a file link loses its protocol and opens a new tab': {
    'main li a:contains("No page")@href': [
      '/report/summary.html',
      '/report/summary.html'
    ],
    'main li a:contains("No page")@target': ['_blank', '_self']
  }
})
for (const href of [
  'https://example.com/elsewhere',
  '//example.com/protocol'
]) {
  conform('handbook', '/docs/content/links', {
    [`2.6.3 ${href} opens a new tab without an opener`]: {
      [`main a[href="${href}"]@target`]: ['_blank'],
      [`main a[href="${href}"]@rel`]: ['noopener noreferrer']
    }
  })
}
