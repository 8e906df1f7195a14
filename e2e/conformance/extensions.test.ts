import { describe } from 'vitest'
import { conform } from '../support/conform.ts'

describe('Extensions of site.ts', () => {
  conform('manual', [
    {
      name: 'a remark plugin changes the text, with its options',
      at: '/docs/extended',
      see: { 'main p:contains("release")': ['This is release 4.2.'] }
    },
    {
      name: 'a rehype plugin changes the markup',
      at: '/docs/extended',
      see: { 'main hr@class': ['break'] }
    },
    {
      name: 'pages use a component of the site without an import',
      at: '/docs/extended',
      see: { '[data-swatch]': ['Colour petrol'] }
    },
    {
      name: 'a component replaces the theme part of the same name',
      at: '/404',
      see: {
        'main h1': ['Page Not Found'],
        '[data-added]': ['Ask in the channel of the manual.']
      }
    },
    {
      name: 'every page has the head tags that the site adds',
      at: '/docs/start',
      see: { 'meta[name=verification]@content': ['manual'] }
    }
  ])
})
