import { describe, expect, test } from 'vitest'
import { list, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { findSite } from '../support/sites.ts'

/** A post's entry in the list. */
function entry(title: string): string {
  return `article:has(h2:contains("${title}"))`
}

const pages = 'nav[aria-label="Blog list page navigation"]'
const newest = entry('The newest post')

describe('2.4 Blog list', () => {
  conform('handbook', [
    {
      name: '2.4.1 posts are listed newest first',
      at: '/blog',
      see: {
        'article h2': [
          'The newest post',
          'A post of the first day',
          'A title in the text',
          'Two hundred words',
          'Two hundred and one words',
          'No words',
          'Signs',
          'Older post 1',
          'Older post 2',
          'Older post 3'
        ]
      }
    },
    {
      name: '2.4.2 a date without a zone is UTC',
      at: '/blog',
      see: { [`${newest} time@datetime`]: ['2025-03-10T00:00:00.000Z'] }
    },
    {
      name: '2.4.2 without a date in the front matter the file name supplies it',
      at: '/blog',
      see: { [`${entry('Older post 1')} time`]: ['September 5, 2024'] }
    },
    {
      name: '2.4.3 the address of a dated file contains its date',
      at: '/blog/2024/09/05/older-1',
      see: { h1: ['Older post 1'] }
    },
    {
      name: '2.4.3 a slug in the front matter is the address',
      at: '/blog/newest',
      see: { h1: ['The newest post'] }
    },
    {
      name: '2.4.6 the list has the title of the blog',
      at: '/blog',
      see: { title: ['News | Handbook'] }
    },
    {
      name: '2.4.6 the list has the description of the blog',
      at: '/blog',
      see: {
        'meta[name=description]@content': ['What is new in the handbook.']
      }
    },
    {
      name: '2.4.6 the first page links only to older entries',
      at: '/blog',
      see: {
        [`${pages} a`]: ['Older entries'],
        [`${pages} a@href`]: ['/blog/page/2']
      }
    },
    {
      name: '2.4.6 the second page has the remaining posts',
      at: '/blog/page/2',
      see: {
        'article h2': ['Older post 4', 'Older post 5'],
        [`${pages} a`]: ['Newer entries'],
        [`${pages} a@href`]: ['/blog']
      }
    },
    {
      name: '2.4.7 an entry is an article whose heading links to the post',
      at: '/blog',
      see: { [`${newest} h2 > a@href`]: ['/blog/newest'] }
    },
    {
      name: '2.4.7 an entry has its date, its reading time and its authors',
      at: '/blog',
      see: {
        [`${newest} header p`]: ['March 10, 2025 · One min read'],
        [`${newest} header li a`]: ['Ada', 'Grace']
      }
    },
    {
      name: '2.4.7 an entry ends at the truncation marker',
      at: '/blog',
      see: { [`${newest} .prose`]: ['The part before the marker. Start'] }
    },
    {
      name: '2.4.7 the marker may be an MDX comment',
      at: '/blog',
      see: {
        [`${entry('A post of the first day')} .prose`]: ['Before the marker.']
      }
    },
    {
      name: '2.4.7 a truncated entry has a link to the rest that names the post',
      at: '/blog',
      see: {
        [`${newest} > p a`]: ['Read more'],
        [`${newest} > p a@href`]: ['/blog/newest'],
        [`${newest} > p a@aria-label`]: ['Read more about The newest post']
      }
    },
    {
      name: '2.4.7 an entry without a marker is complete and has no such link',
      at: '/blog',
      see: {
        [`${entry('A title in the text')} .prose`]: [
          'The whole text, because it has no marker.'
        ],
        [`${entry('A title in the text')} a:contains("Read more")`]: []
      }
    }
  ])

  test('2.4.6 the first page of the list has ten posts', () => {
    expect(list(readPage('handbook', '/blog'), 'article')).toHaveLength(10)
  })

  for (const [name, path] of [
    ['2.4.1 a file whose name starts with _ is not a post', '/blog/_partial'],
    ['2.4.1 nor is its name without the underscore', '/blog/partial'],
    ['2.4.5 a draft has no page', '/blog/draft']
  ] as const) {
    test(name, async () => {
      const { origin } = findSite('handbook')
      expect((await sendRequest(origin, { path })).status).toBe(404)
    })
  }
})

describe('2.4 List of a small blog', () => {
  conform('own', [
    {
      name: '2.4.6 the list’s navigation is there even if it is empty',
      at: '/blog',
      see: {
        'nav@aria-label': [
          'Main',
          'Blog recent posts navigation',
          'Blog list page navigation'
        ],
        [`${pages} a`]: []
      }
    },
    {
      name: '2.4.6 the blog is titled Blog by default',
      at: '/blog',
      see: { title: ['Blog | Toolbox'] }
    }
  ])

  test('2.4.16 posts without tags create no tag pages', async () => {
    const { origin } = findSite('own')
    expect((await sendRequest(origin, { path: '/blog/tags' })).status).toBe(404)
  })
})
