import { expect, test } from 'vitest'
import { list, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

const recent = 'nav[aria-label="Blog recent posts navigation"]'

conform('handbook', '/blog/archive', {
  '2.4.13 the archive has its title, once': {
    title: ['Archive | Handbook'],
    h1: ['Archive'],
    'h1 + p': []
  },
  '2.4.13 years are listed newest first': { h3: [/^2025/, /^2024/, /^2023/] },
  '2.4.13 within a year the oldest post comes first, with day and title': {
    'h3#2025 + ul > li': [
      'January 1 - A post of the first day',
      'March 10 - The newest post'
    ],
    'h3#2025 + ul a@href': ['/blog/2025/01/01/new-year', '/blog/newest']
  },
  '2.4.13 the heading of a year has an anchor': {
    'h3 > a@href': ['#2025', '#2024', '#2023']
  },
  '2.4.11 the archive does not show the recent posts': { [recent]: [] }
})

test('2.4.13 every listed post is in the archive', () => {
  expect(list(readPage('handbook', '/blog/archive'), 'main li')).toHaveLength(
    12
  )
})

conform('handbook', '/blog', {
  '2.4.11 Recent posts lists the five newest posts by year': {
    [`${recent} > div:first-child`]: ['Recent posts'],
    [`${recent} h3`]: ['2025', '2024'],
    [`${recent} [role=group]@aria-label`]: ['2025', '2024'],
    [`${recent} [aria-label=2025] a`]: ['The newest post', 'New year'],
    [`${recent} [aria-label=2024] a`]: [
      'A title in the text',
      'Two hundred words',
      'Two hundred and one words'
    ]
  },
  '2.4.11 an entry uses the sidebar label if there is one': {
    [`${recent} a:contains("New year")@href`]: ['/blog/2025/01/01/new-year']
  }
})
conform('handbook', '/blog/newest', {
  '2.4.11 the shown post is marked as current': {
    [`${recent} [aria-current=page]`]: ['The newest post']
  }
})
conform('handbook', '/blog/unlisted', {
  '2.4.5 an unlisted post is in the sidebar of its own page': {
    [`${recent} [aria-current=page]`]: ['An unlisted post']
  }
})
for (const at of ['/blog', '/blog/page/2', '/blog/newest', '/blog/authors']) {
  conform('handbook', at, {
    [`2.4.11 the recent posts are on ${at}`]: {
      [`aside ${recent} > div:first-child`]: ['Recent posts']
    }
  })
}
