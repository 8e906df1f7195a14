import { conform } from '../support/conform.ts'

conform('versionsAndLocales', '/', {
  '1.4.5 the copyright shows without a logo': {
    footer: [/Free to copy$/],
    'footer img': []
  }
})

conform('manual', '/docs/start', {
  '1.4.2 each titled entry is a column with a title and a list': {
    'footer div:has(+ ul)': ['Pages', 'More'],
    'footer div:contains("Pages") + ul a': [/^Start/, /^Elsewhere/],
    'footer div:contains("More") + ul': ['Only words']
  },
  '1.4.4 a logo without an address is not a link': {
    'footer img@alt': ['Company'],
    'footer a:has(img)': []
  },
  '1.4.4 without a dark logo, both modes use the light one': {
    'footer img:not([data-for])@src': [/0b7285/]
  }
})

conform('handbook', '/docs/guide/start', {
  '1.4.2 untitled entries form one flat list': {
    'footer ul': ['StartStatusConsent'],
    'footer li': ['Start', 'Status', 'Consent']
  },
  '1.4.3 an external entry has an icon and opens a new tab': {
    'footer li a[target=_blank]': ['Status'],
    'footer li a[target=_blank]@rel': ['noopener noreferrer'],
    'footer li a:has(svg)@href': ['https://status.example.com']
  },
  '1.4.4 the logo has its size and alternative text': {
    'footer img@alt': ['Publisher', 'Publisher'],
    'footer img@width': ['48', '48'],
    'footer img@height': ['48', '48']
  },
  '1.4.4 a logo with an address is a link': {
    'footer a:has(img)@href': ['https://publisher.example.com'],
    'footer a:has(img)@target': ['_blank']
  },
  '1.4.5 the copyright is markup, below the logo': {
    'footer :has(> img) ~ div': ['Copyright Handbook'],
    'footer div > b': ['Handbook']
  },
  '1.4.6 the served page has the logos of both modes': {
    'footer img@src': [/0b7285/, /99e9f2/]
  }
})

conform('bare', '/kit/docs/first', {
  '1.4.1 without a configured footer nothing is shown': {
    'body footer:not(main footer)': [],
    '[role=contentinfo]': []
  }
})
