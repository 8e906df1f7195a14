import { conform, conformMissing } from '../support/conform.ts'

/** A post's entry in the list. */
function entry(title: string): string {
  return `article:has(h2:contains("${title}"))`
}

const pages = 'nav[aria-label="Blog list page navigation"]'
const newest = entry('The newest post')

conform('handbook', '/blog', {
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
  '2.4.2 a date without a zone is UTC': {
    [`${newest} time@datetime`]: ['2025-03-10T00:00:00.000Z']
  },
  '2.4.2 without a date in the front matter the file name supplies it': {
    [`${entry('Older post 1')} time`]: ['September 5, 2024']
  },
  '2.4.6 the list has the title of the blog': { title: ['News | Handbook'] },
  '2.4.6 the first page links only to older entries': {
    [`${pages} a`]: ['Older entries'],
    [`${pages} a@href`]: ['/blog/page/2']
  },
  '2.4.7 an entry is an article whose heading links to the post': {
    [`${newest} h2 > a@href`]: ['/blog/newest']
  },
  '2.4.7 an entry has its date, its reading time and its authors': {
    [`${newest} header p`]: ['March 10, 2025 · One min read'],
    [`${newest} header li a`]: ['Ada', 'Grace']
  },
  '2.4.7 an entry ends at the truncation marker': {
    [`${newest} .prose`]: ['The part before the marker. Start']
  },
  '2.4.7 the marker may be an MDX comment': {
    [`${entry('A post of the first day')} .prose`]: ['Before the marker.']
  },
  '2.4.7 a truncated entry has a link to the rest that names the post': {
    [`${newest} > p a`]: ['Read more'],
    [`${newest} > p a@href`]: ['/blog/newest'],
    [`${newest} > p a@aria-label`]: ['Read more about The newest post']
  },
  '2.4.7 an entry without a marker is complete and has no such link': {
    [`${entry('A title in the text')} .prose`]: [
      'The whole text, because it has no marker.'
    ],
    [`${entry('A title in the text')} a:contains("Read more")`]: []
  }
})
conform('handbook', '/blog/2024/09/05/older-1', {
  '2.4.3 the address of a dated file contains its date': {
    h1: ['Older post 1']
  }
})
conform('handbook', '/blog/page/2', {
  '2.4.6 the second page has the remaining posts': {
    'article h2': ['Older post 4', 'Older post 5'],
    [`${pages} a`]: ['Newer entries'],
    [`${pages} a@href`]: ['/blog']
  }
})

conformMissing('handbook', {
  '2.4.1 a file whose name starts with _ is not a post': '/blog/_partial',
  '2.4.5 a draft has no page': '/blog/draft'
})

conform('own', '/blog', {
  '2.4.6 the list’s navigation is there even if it is empty': {
    'nav@aria-label': [
      'Main',
      'Blog recent posts navigation',
      'Blog list page navigation'
    ],
    [`${pages} a`]: []
  },
  '2.4.6 the blog is titled Blog by default, and 3.1 a vertical bar follows': {
    title: ['Blog | Toolbox']
  }
})

conformMissing('own', {
  '2.4.16 posts without tags create no tag pages': '/blog/tags'
})
