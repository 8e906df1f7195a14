import { conform, conformMissing } from '../support/conform.ts'

const ada = 'main li:has(h2:contains("Ada"))'

conform('handbook', '/blog/authors', {
  '2.4.14 the authors page has its title': {
    title: ['Authors | Handbook'],
    h1: ['Authors']
  },
  '2.4.14 all authors are listed in the order of the file': {
    'main h2': ['Ada', 'Grace', 'Alan', 'Nobody yet']
  },
  '2.4.14 each author has a badge with the number of posts': {
    'main h2 + span': ['2 posts', 'One post', 'One post', '0 posts']
  },
  '2.4.14 an author has photo, job title and accounts': {
    [`${ada} img@src`]: ['/ada.svg'],
    [`${ada} h2 ~ p, ${ada} p`]: ['Editor'],
    [`${ada} ul a`]: ['GitHub'],
    [`${ada} ul a@href`]: ['https://github.com/ada']
  }
})

conform('handbook', '/blog/newest', {
  '2.4.15 the name links to the author’s own address, or else to their mail': {
    'article header li a': ['Ada', 'Grace'],
    'article header li a@href': [
      'https://ada.example.com',
      'mailto:grace@example.com'
    ],
    'article header li a@target': ['_blank', '_blank']
  }
})
conform('handbook', '/blog/2025/01/01/new-year', {
  '2.4.15 with neither, the name is plain text': {
    'article header li > div': ['Alan'],
    'article header li a': []
  }
})
conform('handbook', '/blog/2024/12/31/old-year', {
  '2.4.15 an author may be defined in the post': {
    'article header li > div span': ['Guest', 'Visitor']
  }
})
conform('handbook', '/blog/two-hundred', {
  '2.4.15 an author without a name is only a portrait': {
    'article header ul': [''],
    'article header ul img@src': ['/ada.svg']
  }
})

conform('tags', '/blog/2025/05/05/five', {
  '2.4.15 the author’s page takes precedence over their own address': {
    'article header li a@href': ['/blog/authors/ada']
  }
})

conform('tags', '/blog/authors/ada', {
  '2.4.14 the title has the name and the number of posts': {
    title: ['Ada Lovelace - 3 posts | Notes'],
    h1: ['Ada Lovelace'],
    'main > div > div > header > p': ['Writes about engines.']
  },
  '2.4.14 posts are paginated as in the list': {
    'article h2': ['The fifth', 'The fourth'],
    'nav a:contains("Older entries")@href': ['/blog/authors/ada/page/2']
  }
})
conform('tags', '/blog/authors/ada/page/2', {
  '2.4.14 the second page of an author has the rest': {
    'article h2': ['The second']
  }
})
conform('tags', '/blog/authors', {
  '2.4.14 the authors page links to the authors with a page': {
    'main h2:contains("Ada Lovelace") a@href': ['/blog/authors/ada'],
    'main h2:contains("Alan") a': []
  }
})

for (const [site, address] of [
  ['tags', '/blog/authors/alan'],
  ['handbook', '/blog/authors/ada'],
  ['own', '/blog/authors/docs']
] as const) {
  conformMissing(site, {
    [`2.4.14 an author of ${site} without a page has none`]: address
  })
}
