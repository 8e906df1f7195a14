import { conform } from '../support/conform.ts'

const at = '/docs/content/headings'

conform('handbook', at, {
  '2.9.2 a heading’s id derives from its text or is its author’s, and gets a number if taken':
    {
      '.prose :is(h2, h3, h4)': [
        'API / Reference\u200B',
        'What is useQuery?\u200B',
        '1. First\u200B',
        'C++ & C#\u200B',
        'Über uns\u200B',
        'Again\u200B',
        'Again\u200B',
        'With an own id\u200B',
        'Again\u200B',
        'Another own id\u200B',
        'Fourth level\u200B',
        'A link inside\u200B'
      ],
      '.prose :is(h2, h3, h4)@id': [
        'api--reference',
        'what-is-usequery',
        '1-first',
        'c--c',
        'über-uns',
        'again',
        'again-1',
        'ownID',
        'again-2',
        'ownID-2',
        'fourth-level',
        'a-link-inside'
      ]
    },
  '2.9.2 the title of a page has neither id nor anchor': {
    'h1@id': [''],
    'h1 a': []
  },
  '2.9.3 a heading’s anchor links to it, is named after its text and contains none':
    {
      'h2:contains("1. First") a@href': ['#1-first'],
      'h2:contains("1. First") a@aria-label': ['Direct link to 1. First'],
      'h2:contains("1. First") a@title': ['Direct link to 1. First'],
      'h2:contains("1. First") a': ['\u200B']
    },
  '2.9.3 with markup in the heading, the anchor is named after the id': {
    'h2:contains("useQuery") a@aria-label': ['Direct link to what-is-usequery']
  }
})
