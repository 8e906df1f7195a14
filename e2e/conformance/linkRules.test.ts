import { describe } from 'vitest'
import { conform } from '../support/conform.ts'

const links = '/docs/content/links'

describe('2.6 Link rules', () => {
  conform('handbook', [
    ...['https://example.com/elsewhere', '//example.com/protocol'].map(
      href => ({
        name: `2.6.3 ${href} opens a new tab without an opener`,
        at: links,
        see: {
          [`main a[href="${href}"]@target`]: ['_blank'],
          [`main a[href="${href}"]@rel`]: ['noopener noreferrer']
        }
      })
    ),
    {
      name: '2.6.3 a file link loses its protocol and opens a new tab',
      at: links,
      see: {
        'main li a:contains("No page")@href': [
          '/report/summary.html',
          '/report/summary.html'
        ],
        'main li a:contains("No page")@target': ['_blank', '_self']
      }
    },
    {
      name: '2.6.3 a navbar item may link to a file',
      at: '/docs/guide/start',
      see: {
        'nav[aria-label=Main] a:contains("Report")@href': [
          '/report/summary.html'
        ]
      }
    }
  ])
})
