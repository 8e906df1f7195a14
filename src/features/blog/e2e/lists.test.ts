import { conform, conformMissing } from '../../../../e2e/support/conform.ts'

/** A post's entry in the list. */
function entry(title: string): string {
  return `article:has(h2:contains("${title}"))`
}

const pages = 'nav[aria-label="Blog list page navigation"]'
const recent = 'nav[aria-label="Blog recent posts navigation"]'
const newest = entry('The newest post')

conform('handbook', '/blog', {
  '10.2 the root has the classes of its kind of page': {
    'html@class': [/plugin-blog plugin-id-default blog-wrapper blog-list-page/]
  },
  '2.4.1 posts are listed newest first': {
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
  },
  '2.4.2 a date without a zone is UTC; without one, the file name supplies it':
    {
      [`${newest} time@datetime`]: ['2025-03-10T00:00:00.000Z'],
      [`${entry('Older post 1')} time`]: ['September 5, 2024']
    },
  '2.4.6 the list has the title of the blog, and its first page links only to older entries':
    {
      title: ['News | Handbook'],
      [`${pages} a`]: ['Older entries'],
      [`${pages} a@href`]: ['/blog/page/2']
    },
  '2.4.7 an entry has a link to the post, its date, its reading time and its authors':
    {
      [`${newest} h2 > a@href`]: ['/blog/newest'],
      [`${newest} header p`]: ['March 10, 2025 · One min read'],
      [`${newest} header li a`]: ['Ada', 'Grace']
    },
  '2.4.7 an entry ends at the truncation marker, which may be an MDX comment': {
    [`${newest} .prose`]: ['The part before the marker. Start'],
    [`${entry('A post of the first day')} .prose`]: ['Before the marker.']
  },
  '2.4.7 an entry without a marker is complete and has no link to the rest': {
    [`${entry('A title in the text')} .prose`]: [
      'The whole text, because it has no marker.'
    ],
    [`${entry('A title in the text')} a:contains("Read more")`]: []
  },
  '2.4.11 Recent posts lists the five newest posts by year': {
    [`aside ${recent} > div:first-child`]: ['Recent posts'],
    [`${recent} h3`]: ['2025', '2024'],
    [`${recent} [role=group]@aria-label`]: ['2025', '2024'],
    [`${recent} [aria-label=2025] a`]: ['The newest post', 'New year'],
    [`${recent} [aria-label=2024] a`]: [
      'A title in the text',
      'Two hundred words',
      'Two hundred and one words'
    ]
  }
})
conform('handbook', '/blog/page/2', {
  '2.4.6 the second page has the remaining posts': {
    'article h2': ['Older post 4', 'Older post 5'],
    [`${pages} a`]: ['Newer entries'],
    [`${pages} a@href`]: ['/blog']
  }
})
conform('below', '/kit/blog', {
  '2.4.6 the list’s navigation is there even if it is empty; 3.1 a vertical bar follows the title':
    {
      'nav@aria-label': [
        'Main',
        'Blog recent posts navigation',
        'Blog list page navigation'
      ],
      [`${pages} a`]: [],
      title: ['Blog | Below']
    }
})

conform('everything', '/blog', {
  'a link to a heading below the excerpt leads to the page of the post': {
    'article a:contains("the end")@href': ['/blog/2025/01/02/two#the-end'],
    'article a:contains("here")@href': ['/blog/2025/01/02/two#here']
  }
})
conform('everything', '/blog/2025/01/02/two', {
  'on the page of the post it stays there': {
    'article a:contains("the end")@href': ['#the-end']
  }
})

conform('handbook', '/blog/archive', {
  '2.4.13 the archive lists years newest first, each with an anchor': {
    title: ['Archive | Handbook'],
    h1: ['Archive'],
    h3: [/^2025/, /^2024/, /^2023/],
    'h3 > a@href': ['#2025', '#2024', '#2023']
  },
  '2.4.13 within a year the oldest post comes first, with day and title': {
    'h3#2025 + ul > li': [
      'January 1 - A post of the first day',
      'March 10 - The newest post'
    ],
    'h3#2025 + ul a@href': ['/blog/2025/01/01/new-year', '/blog/newest']
  },
  '2.4.11 the archive does not show the recent posts': { [recent]: [] }
})

conform('handbook', '/blog/authors', {
  '2.4.14 all authors are listed in the order of the file, with the number of posts':
    {
      title: ['Authors | Handbook'],
      h1: ['Authors'],
      'main h2': ['Ada', 'Grace', 'Alan', 'Nobody yet'],
      'main h2 + span': ['2 posts', 'One post', 'One post', '0 posts'],
      [`aside ${recent} > div:first-child`]: ['Recent posts']
    },
  '2.4.14 an author has photo, job title and accounts': {
    'main li:has(h2:contains("Ada")) img@src': ['/ada.svg'],
    'main li:has(h2:contains("Ada")) p': ['Editor'],
    'main li:has(h2:contains("Ada")) ul a': ['GitHub'],
    'main li:has(h2:contains("Ada")) ul a@href': ['https://github.com/ada']
  }
})
conform('tags', '/blog/authors/ada', {
  '2.4.14 an author’s page has a title with the number of posts, and is paginated':
    {
      title: ['Ada Lovelace - 3 posts | Notes'],
      h1: ['Ada Lovelace'],
      'main > div > div > header > p': ['Writes about engines.'],
      'article h2': ['The fifth', 'The fourth'],
      'nav a:contains("Older entries")@href': ['/blog/authors/ada/page/2']
    }
})
conform('tags', '/blog/authors', {
  '2.4.14 the authors page links to the authors with a page': {
    'main h2:contains("Ada Lovelace") a@href': ['/blog/authors/ada'],
    'main h2:contains("Alan") a': []
  }
})

conform('tags', '/blog/tags', {
  '2.4.16 tags are listed under their upper-case first letter, except those with only unlisted posts':
    {
      title: ['Tags | Notes'],
      h1: ['Tags'],
      'main h2': ['Å', 'R'],
      'main section:has(h2:contains("R")) a': ['React Native 1', 'release 3'],
      'main :contains("internal")': []
    }
})
conform('tags', '/blog/tags/release', {
  '2.4.16 posts are paginated as in the list, without unlisted ones': {
    h1: ['3 posts tagged with "release"'],
    'article h2': ['The fifth', 'The fourth'],
    'a:contains("Older entries")@href': ['/blog/tags/release/page/2'],
    'a:contains("View all tags")@href': ['/blog/tags']
  }
})

conformMissing('handbook', {
  '2.4.1 a file whose name starts with _ is not a post': '/blog/_partial',
  '2.4.5 a draft has no page': '/blog/draft',
  '2.4.14 an author without a page has none': '/blog/authors/ada'
})
conformMissing('everything', {
  '2.4.16 posts without tags create no tag pages': '/blog/tags'
})
conformMissing('tags', {
  '2.4.16 a tag with only unlisted posts has no page': '/blog/tags/internal'
})
