import { conform } from '../support/conform.ts'

const backToTop = 'button[aria-label="Scroll back to top"]'

for (const [name, site, at, title] of [
  ['2.5.2 folder and file name', 'handbook', '/docs/guide/fixed', 'Fixed page'],
  ['2.5.2 an absolute slug', 'handbook', '/docs/moved/here', 'Absolute'],
  ['2.5.2 a relative slug', 'handbook', '/docs/plain/renamed', 'Relative'],
  ['2.5.2 the folder of an index', 'handbook', '/docs/guide/basics/', 'Basics'],
  ['2.5.1 no number prefix', 'bare', '/kit/docs/first', 'First'],
  ['2.5.1 no prefix of a folder', 'bare', '/kit/docs/folder/inside', 'Inside'],
  ['2.5.1 a date prefix', 'bare', '/kit/docs/2024-01-05-dated', 'Dated']
] as const) {
  conform(site, at, { [`${name} is in the address`]: { h1: [title] } })
}
conform('handbook', '/docs/moved/here', {
  '2.5.4 the head contains a doc’s keywords and image': {
    'meta[name=keywords]@content': ['moved,address'],
    'meta[property="og:image"]@content': ['https://handbook.example/logo.svg']
  }
})

conform('handbook', '/docs/guide/start', {
  '2.5.3 the title in the front matter is the heading': {
    title: ['Start | Handbook'],
    h1: ['Start']
  },
  '2.5.5 a doc has breadcrumbs, heading, text, tags, edit row and neighbors in this order':
    {
      'nav[aria-label="Breadcrumbs"] ~ div header:has(h1) + div > p:first-child':
        ['Words before any heading.'],
      'nav[aria-label="Breadcrumbs"] ~ .prose ~ div:contains("Tags:") ~ div a':
        ['Edit this page', 'View as Markdown'],
      'article:has(a:contains("Edit this page")) ~ nav@aria-label': [
        'Docs pages'
      ]
    },
  '2.5.5 the tags of a doc are listed below its text': {
    '.prose + div:has(> b:contains("Tags:")) li': ['setup', 'first']
  },
  '2.5.5 the last update is shown with date and author': {
    'article span:contains("Last updated")': [
      'Last updated on Jan 20, 2025 by Ada'
    ],
    'article span:contains("Last updated") b': ['Jan 20, 2025', 'Ada']
  },
  '4.7.1 a doc has a button that scrolls back to the top': {
    [`${backToTop}@type`]: ['button']
  },
  '2.5.5 the edit link leads to the file': {
    'a:contains("Edit this page")@href': [
      'https://git.example.com/handbook/edit/docs/guide/start.mdx'
    ]
  }
})
conform('handbook', '/docs/guide/second', {
  '2.5.3 without one, the first heading is the title, without backticks': {
    title: ['The second step | Handbook']
  },
  '2.5.3 a heading in the text is shown once, in a header': {
    h1: ['The second step'],
    'header > h1': ['The second step'],
    'header > h1 code': ['step']
  }
})
conform('handbook', '/docs/plain/nameless', {
  '2.5.3 without a heading the file name is the title': {
    title: [/^nameless \| Handbook$/i],
    h1: [/^nameless$/i]
  }
})
conform('handbook', '/docs/plain/one', {
  '2.5.3 a hidden title shows only in the tab': {
    title: ['One | Handbook'],
    h1: []
  }
})

conform('handbook', '/docs/plain/alone', {
  '2.5.4 the page’s own edit address wins': {
    'a:contains("Edit this page")@href': ['https://git.example.com/alone']
  }
})
conform('handbook', '/docs/plain/two', {
  '2.5.4 a page can hide its edit link': {
    'a:contains("Edit this page")': []
  }
})

conform('handbook', '/docs/guide/start', {
  '2.5.9 a site with one version has neither badge nor banner': {
    'main :contains("Version:")': [],
    'main :contains("no longer actively maintained")': []
  }
})

conform('handbook', '/blog/newest', {
  '4.7.1 pages outside the docs have no button that scrolls to the top': {
    [backToTop]: []
  }
})
