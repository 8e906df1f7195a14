import { conform } from '../support/conform.ts'

const bar = 'nav[aria-label=Main]'
const item = `${bar} [data-position] > a`
const active = `${item}[aria-current=page]`
const trigger = `${bar} [data-dropdown] > [aria-haspopup=true]`
const doc = '/docs/guide/start'

conform('handbook', doc, {
  '2.6.1 the brand links to the home page': {
    [`${bar} a:has(img)@href`]: ['/']
  },
  '2.6.1 the brand, left items, right items, color switch and search are in this order':
    {
      [`${bar} :has(> img) ~ * :is(a, button):not(ul *)`]: [
        'Start',
        'Content',
        'Last',
        'plain/alone',
        'Tools',
        'Topics',
        'Stamp',
        'Blog',
        'Source',
        'Chat',
        'Report',
        'Next',
        'Next',
        '',
        'Search/'
      ],
      [`${bar} > div > div:nth-last-child(2) > button@aria-label`]: [/^Switch/]
    },
  '2.6.2 the logo has its configured alternative text': {
    [`${bar} img@alt`]: ['Handbook logo', 'Handbook logo']
  },
  '1.4.6 the bar has the logos of both modes': {
    [`${bar} img@src`]: [/0b7285/, /99e9f2/]
  },
  '2.6.5 the content of an item may be markup': {
    [`${item}[href="https://chat.example.com"] b`]: ['Chat']
  },
  '2.6.6 external items with a label have an icon, one with markup doesn’t': {
    [`${item}:has(svg)`]: ['Source', 'Report']
  },
  '2.6.7 a doc item links to its doc': {
    [`${item}:contains("Last")@href`]: ['/docs/other/last']
  },
  '2.6.7 the label of a doc item defaults to its doc’s id': {
    [`${item}[href="/docs/plain/alone"]`]: ['plain/alone']
  },
  '2.6.7 items for drafts and unlisted docs are hidden': {
    [`${bar} [data-position=left] > a`]: [
      'Start',
      'Content',
      'Last',
      'plain/alone'
    ]
  },
  '2.6.12 a markup item is shown as is': {
    [`${bar} [data-position] > div:not([data-dropdown]) > button`]: ['Stamp']
  },
  '2.6.13 an item with items is a dropdown, whatever its type': {
    [`${trigger}[role=button]`]: ['Topics']
  },
  '4.4.1 a trigger says that it has a popup, which is closed': {
    [`${trigger}@aria-expanded`]: ['false', 'false']
  }
})

conform('manual', '/docs/start', {
  '2.6.1 the brand links to the logo’s address': {
    [`${bar} a:has(img)@href`]: ['https://company.example.com'],
    [`${bar} a:has(img)@target`]: ['_self']
  },
  '2.6.2 a logo beside a title needs no alternative text': {
    [`${bar} a:has(img)`]: ['Manual'],
    [`${bar} img[alt=""]@alt`]: ['']
  }
})

conform('bare', '/kit/docs/first', {
  '2.6.1 the brand links to the base': {
    [`${bar} a:has(img)@href`]: ['/kit/']
  },
  '2.6.2 a logo without a title has the site’s title as its alternative text': {
    [`${bar} img@alt`]: ['Bare']
  }
})

conform('handbook', '/docs/other/first', {
  '0.1 3.8 an item without a position is on the right': {
    [`${bar} [data-position=right] > a:contains("Blog")@href`]: ['/blog']
  },
  '2.6.8 a sidebar item links to the first doc and has its name': {
    [`${item}:contains("Start")@href`]: [doc]
  }
})
conform('handbook', '/docs/plain/one', {
  '2.6.9 a version item has the version’s label and links to its main doc': {
    [`${item}:contains("Next")@href`]: [doc, doc]
  },
  '2.6.5 a trigger is active while one of its entries is': {
    [`${trigger}[aria-current=page]`]: ['Tools']
  }
})

/** The current items of the bar; all others are not current. */
for (const [name, site, at, items] of [
  ['2.6.5 a path', 'handbook', '/blog', ['Blog']],
  ['2.6.7 its doc', 'handbook', '/docs/plain/alone', ['plain/alone']],
  [
    '2.6.7 an unlisted doc',
    'handbook',
    '/docs/guide/unlisted',
    ['Start', 'Unlisted']
  ],
  ['2.6.7 the sidebar of its doc', 'handbook', '/docs/other/first', ['Last']],
  ['2.6.7 no other doc', 'handbook', '/docs/plain/one', []],
  [
    '2.6.8 all docs in its sidebar',
    'handbook',
    '/docs/guide/deep/inner',
    ['Start']
  ]
] as const) {
  conform(site, at, { [`${name} makes items active`]: { [active]: items } })
}
