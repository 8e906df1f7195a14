import { expect, test } from 'vitest'
import { ask } from '../../../../e2e/support/ask.ts'
import { conform } from '../../../../e2e/support/conform.ts'

const banner = 'aside[aria-label="Version"]'
const bar = 'nav[aria-label="Main"]'
const dropdown = `${bar} [data-dropdown]:contains("All releases")`
const badge = 'article > span:contains("Version:")'

conform('versionsAndLocales', '/docs/next/usage', {
  '2.5.9 an unreleased version says so and links to the same doc of the last': {
    [`${banner} p`]: [
      'This is unreleased documentation for Kit Next version.',
      'For up-to-date documentation, see the latest version (2.0).'
    ],
    [`${banner} a@href`]: ['/docs/usage'],
    [badge]: ['Version: Next']
  }
})
conform('versionsAndLocales', '/docs/1.0/gone', {
  '2.5.9 an unmaintained version says so, and links to the main doc if the last lacks the doc':
    {
      [`${banner} p:first-child`]: [
        'This is documentation for Kit 1.0, which is no longer actively maintained.'
      ],
      [`${banner} a@href`]: ['/docs/intro']
    }
})
conform('versionsAndLocales', '/docs/setup', {
  '2.5.9 the last version has no banner': {
    [banner]: [],
    [badge]: ['Version: 2.0']
  },
  '2.6.10 the menu has an entry for each version, then the items configured after; entries link to the same doc, or else to the main doc':
    {
      [`${dropdown} li`]: ['Next', '2.0', '1.0', 'All releases'],
      [`${dropdown} li:lt(3) a@href`]: [
        '/docs/next/setup',
        '/docs/setup',
        '/docs/1.0/intro'
      ]
    }
})

conform('versionsAndLocales', '/docs/intro', {
  '2.5.10 the path of the last version has no version name, and 2.5.11 it has its own sidebar':
    {
      'article p:contains("The kit")': ['The kit in version 2.0.'],
      '[data-page-navigation] a:contains("Setup")': ['Setup'],
      '[data-page-navigation] a:contains("Gone")': []
    }
})
conform('versionsAndLocales', '/docs/1.0/intro', {
  '2.9.17 a link to a file stays in the version': {
    'main a:contains("the extra")@href': ['/docs/1.0/extra']
  },
  '2.5.11 another version has another sidebar': {
    '[data-page-navigation] a:contains("Gone")': ['Gone']
  },
  '2.6.7 if a version lacks the doc, the last one is used': {
    [`${bar} a:contains("Setup")@href`]: ['/docs/setup']
  },
  '2.6.9 a version item names the version and links to its main doc': {
    [`${bar} [data-position] > a:contains(".0"):last`]: ['1.0'],
    [`${bar} [data-position] > a:contains(".0"):last@href`]: ['/docs/1.0/intro']
  }
})

for (const [path, main] of [
  ['/docs', '/docs/intro'],
  ['/docs/next', '/docs/next/intro'],
  ['/docs/1.0', '/docs/1.0/intro']
] as const) {
  test(`2.5.10 ${path} redirects to its main doc`, async () => {
    const { headers, body } = await ask('versionsAndLocales', path)
    const [, refresh] = /content="0; url=([^"]*)"/.exec(`${body}`) ?? []
    expect(headers.location ?? refresh).toBe(main)
  })
}
