import { conform } from '../support/conform.ts'

conform('manual', '/docs/extended', {
  'a remark plugin changes the text, with its options': {
    'main p:contains("release")': ['This is release 4.2.']
  },
  'a rehype plugin changes the markup': { 'main hr@class': ['break'] },
  'pages use a component of the site without an import': {
    '[data-swatch]': ['Colour petrol']
  }
})
conform('manual', '/404', {
  'a component replaces the theme part of the same name': {
    'main h1': ['Page Not Found'],
    '[data-added]': ['Ask in the channel of the manual.']
  }
})
conform('manual', '/docs/start', {
  'every page has the head tags that the site adds': {
    'meta[name=verification]@content': ['manual']
  }
})
