import { conform, conformMissing } from '../support/conform.ts'

const at = '/docs/content/markdown'

conform('handbook', at, {
  '2.9.1 tables are tables': {
    'main th': ['Left', 'Right'],
    'main td': ['cell', '1']
  },
  '2.9.1 two tildes strike out': { del: ['gone'] },
  '2.9.1 tasks are read-only checkboxes': {
    'main [type=checkbox]@aria-label': ['Done', 'To do'],
    'main [type=checkbox]@checked': ['checked', ''],
    'main [type=checkbox]@disabled': ['disabled', 'disabled']
  },
  '2.9.1 an address becomes a link that opens a new tab': {
    'a[href="https://auto.example.com"]': ['https://auto.example.com'],
    'a[href="https://auto.example.com"]@target': ['_blank']
  },
  '2.9.1 a footnote and its reference link to each other': {
    'sup a': ['1'],
    'sup a@id': ['fnref-efc3a-1'],
    'sup a@href': ['#fn-efc3a-1'],
    '#fn-efc3a-1': [/^The words of the note\./],
    '#fn-efc3a-1 a@href': ['#fnref-efc3a-1']
  },
  '2.9.1 short codes become emoji': {
    'main p:contains("🚀")': ['🚀 launched']
  },
  '2.9.1 HTML and MDX comments are hidden': {
    'article:contains("a comment")': []
  },
  '2.9.1 expressions and elements are allowed': {
    'main p:contains("answer")': ['The answer is 42.'],
    'main kbd': ['Ctrl']
  },
  '2.9.1 a partial appears in the page that imports it': {
    'main p:contains("of the part")': ['The words of the part.']
  }
})
conform('handbook', '/docs/content/plain', {
  '2.9.1 a plain Markdown file also supports tables, short codes, HTML and comments':
    {
      'main td': ['cell', '1'],
      'main p:contains("🚀")': [/^🚀 in a plain file/],
      'main kbd': ['HTML'],
      'article:contains("a comment")': []
    }
})

conformMissing('handbook', {
  '2.9.1 a partial is not a page': '/docs/content/_part',
  '2.9.1 nor is its name without the underscore': '/docs/content/part'
})

conformMissing('own', {
  '2.9.19 tags in this site’s docs create no pages': '/docs/tags'
})
