import { describe, expect, test } from 'vitest'
import { list, readFile, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { findSite } from '../support/sites.ts'

const ada = 'main li:has(h2:contains("Ada"))'

describe('2.4.14 Authors page', () => {
  conform('handbook', [
    {
      name: '2.4.14 the authors page has its title',
      at: '/blog/authors',
      see: { title: ['Authors | Handbook'], h1: ['Authors'] }
    },
    {
      name: '2.4.14 all authors are listed in the order of the file',
      at: '/blog/authors',
      see: { 'main h2': ['Ada', 'Grace', 'Alan', 'Nobody yet'] }
    },
    {
      name: '2.4.14 each author has a badge with the number of posts',
      at: '/blog/authors',
      see: {
        'main h2 + [role=img]@aria-label': [
          '2 posts',
          'One post',
          'One post',
          '0 posts'
        ]
      }
    },
    {
      name: '2.4.14 an author has photo, job title and accounts',
      at: '/blog/authors',
      see: {
        [`${ada} img@alt`]: ['Ada'],
        [`${ada} h2 ~ p, ${ada} p`]: ['Editor'],
        [`${ada} ul a`]: ['GitHub'],
        [`${ada} ul a@href`]: ['https://github.com/ada']
      }
    }
  ])
})

describe('2.4.15 Authors of a post', () => {
  conform('handbook', [
    {
      name: '2.4.15 the name links to the author’s own address, or else to their mail',
      at: '/blog/newest',
      see: {
        'article header li a': ['Ada', 'Grace'],
        'article header li a@href': [
          'https://ada.example.com',
          'mailto:grace@example.com'
        ],
        'article header li a@target': ['_blank', '_blank']
      }
    },
    {
      name: '2.4.15 with neither, the name is plain text',
      at: '/blog/2025/01/01/new-year',
      see: {
        'article header li div div': ['Alan'],
        'article header li a': []
      }
    },
    {
      name: '2.4.15 an author may be defined in the post',
      at: '/blog/2024/12/31/old-year',
      see: { 'article header li div div span': ['Guest', 'Visitor'] }
    },
    {
      name: '2.4.15 an author without a name is only a portrait',
      at: '/blog/two-hundred',
      see: {
        'article header ul': [''],
        'article header ul img@src': ['/ada.svg']
      }
    }
  ])

  conform('tags', [
    {
      name: '2.4.15 the author’s page takes precedence over their own address',
      at: '/blog/2025/05/05/five',
      see: { 'article header li a@href': ['/blog/authors/ada'] }
    }
  ])
})

describe('2.4.14 Page of an author', () => {
  conform('tags', [
    {
      name: '2.4.14 the title has the name and the number of posts',
      at: '/blog/authors/ada',
      see: {
        title: ['Ada Lovelace - 3 posts | Notes'],
        h1: ['Ada Lovelace'],
        'main > div > div > header > p': ['Writes about engines.']
      }
    },
    {
      name: '2.4.14 posts are paginated as in the list',
      at: '/blog/authors/ada',
      see: {
        'article h2': ['The fifth', 'The fourth'],
        'nav a:contains("Older entries")@href': ['/blog/authors/ada/page/2']
      }
    },
    {
      name: '2.4.14 the second page of an author has the rest',
      at: '/blog/authors/ada/page/2',
      see: { 'article h2': ['The second'] }
    },
    {
      name: '2.4.14 an author may have a custom address',
      at: '/blog/authors/grace-of-the-navy',
      see: {
        title: ['Grace - One post | Notes'],
        'article h2': ['The third']
      }
    },
    {
      name: '2.4.14 the page of an author without posts says so',
      at: '/blog/authors/idle',
      see: {
        title: ['Nobody yet - 0 posts | Notes'],
        'main header + p': ['This author has not written any posts yet.']
      }
    },
    {
      name: '2.4.14 the page of an author links to all authors',
      at: '/blog/authors/ada',
      see: {
        'main header > a': ['View all authors'],
        'main header > a@href': ['/blog/authors']
      }
    },
    {
      name: '2.4.14 the authors page links to the authors with a page',
      at: '/blog/authors',
      see: {
        'main h2:contains("Ada Lovelace") a@href': ['/blog/authors/ada'],
        'main h2:contains("Alan") a': []
      }
    },
    {
      name: '10.2 the page of an author is tagged as such',
      at: '/blog/authors/ada',
      see: {
        'meta[name=docusaurus_tag]@content': ['blog_authors_posts'],
        'meta[name=description]@content': ['Writes about engines.']
      }
    }
  ])

  test('10.2 the root of an author’s page has the class of its kind', () => {
    const [classes] = list(readPage('tags', '/blog/authors/ada'), 'html@class')
    expect(classes?.split(' ')).toContain('blog-authors-posts-page')
  })

  test('10.3 the page of an author is in the sitemap', () => {
    expect(readFile('tags', '/sitemap.xml')).toContain(
      '<loc>https://notes.example/blog/authors/ada</loc>'
    )
  })

  test.each([
    ['tags', '/blog/authors/alan'],
    ['handbook', '/blog/authors/ada'],
    ['own', '/blog/authors/docs']
  ] as const)(
    '2.4.14 an author of %s without a page has none at %s',
    async (site, path) => {
      const { origin } = findSite(site)
      expect((await sendRequest(origin, { path })).status).toBe(404)
    }
  )
})
