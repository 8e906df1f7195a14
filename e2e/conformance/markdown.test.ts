import { describe, expect, test } from 'vitest'
import { readFile } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'
import { readStatus } from '../support/readStatus.ts'

describe('2.9 Markdown', () => {
  const at = '/docs/content/markdown'

  conform('handbook', [
    {
      name: '2.9.1 tables are tables',
      at,
      see: { 'main th': ['Left', 'Right'], 'main td': ['cell', '1'] }
    },
    { name: '2.9.1 two tildes strike out', at, see: { del: ['gone'] } },
    {
      name: '2.9.1 tasks are read-only checkboxes',
      at,
      see: {
        'main [type=checkbox]@checked': ['checked', ''],
        'main [type=checkbox]@disabled': ['disabled', 'disabled']
      }
    },
    {
      name: '2.9.1 an address becomes a link that opens a new tab',
      at,
      see: {
        'a[href="https://auto.example.com"]': ['https://auto.example.com'],
        'a[href="https://auto.example.com"]@target': ['_blank']
      }
    },
    {
      name: '2.9.1 a footnote and its reference link to each other',
      at,
      see: {
        'sup a': ['1'],
        'sup a@id': ['fnref-efc3a-1'],
        'sup a@href': ['#fn-efc3a-1'],
        '#fn-efc3a-1': [/^The words of the note\./],
        '#fn-efc3a-1 a@href': ['#fnref-efc3a-1']
      }
    },
    {
      name: '2.9.1 short codes become emoji',
      at,
      see: { 'main p:contains("🚀")': ['🚀 launched'] }
    },
    {
      name: '2.9.1 HTML and MDX comments are hidden',
      at,
      see: { 'article:contains("a comment")': [] }
    },
    {
      name: '2.9.1 expressions and elements are allowed',
      at,
      see: {
        'main p:contains("answer")': ['The answer is 42.'],
        'main kbd': ['Ctrl']
      }
    },
    {
      name: '2.9.1 a partial appears in the page that imports it',
      at,
      see: { 'main p:contains("of the part")': ['The words of the part.'] }
    },
    {
      name: '2.9.1 a plain Markdown file also supports tables, short codes, HTML and comments',
      at: '/docs/content/plain',
      see: {
        'main td': ['cell', '1'],
        'main p:contains("🚀")': [/^🚀 in a plain file/],
        'main kbd': ['HTML'],
        'article:contains("a comment")': []
      }
    }
  ])

  test('2.9.1 a partial is not a page', async () => {
    expect(await readStatus('handbook', '/docs/content/_part')).toBe(404)
    expect(await readStatus('handbook', '/docs/content/part')).toBe(404)
  })

  test('2.9.1 the served page has no comments', () => {
    expect(readFile('everything', '/docs/text.html')).not.toContain(
      'A comment of'
    )
  })

  test('2.9.19 tags in this site’s docs create no pages', async () => {
    expect(await readStatus('own', '/docs/tags')).toBe(404)
  })

  conform('everything', [
    {
      name: '2.9.1 tables, deletions, short codes and times render correctly',
      at: '/docs/text',
      see: {
        'main [role=region] > table@class': ['', ''],
        del: ['what no longer holds'],
        'main p:contains("A hard break")': [
          /Emoji: 🚀 🎉 👍\. Times such as 12:30.*:nothing-known:/
        ]
      }
    },
    {
      name: '2.9.1 tasks say whether they are done',
      at: '/docs/text',
      see: {
        'main [type=checkbox]@aria-label': ['Done', 'To do', 'Done'],
        'main [type=checkbox]@disabled': ['disabled', 'disabled', 'disabled']
      }
    },
    {
      name: '2.9.1 external links open a new tab, mail addresses do not',
      at: '/docs/text',
      see: {
        'a:contains("another site")@target': ['_blank'],
        'a:contains("another site")@rel': ['noopener noreferrer'],
        'a:contains("docs@example.com")@target': ['']
      }
    },
    {
      name: '2.9.1 plain Markdown leaves braces and angle brackets as they are',
      at: '/docs/plain',
      see: {
        'main p:contains("a brace is a brace")': [
          /\{name\}, \{\{ template \}\}, and a < b, Map<string, number>/
        ],
        '.prose a[href="/docs/text"]': ['a link']
      }
    }
  ])
})
