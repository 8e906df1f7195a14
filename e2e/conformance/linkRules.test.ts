import { conform } from '../support/conform.ts'

const links = '/docs/content/links'

conform('bare', '/kit/docs/without', {
  '2.6.3 the base is prepended to a link only once': {
    'main a:contains("First"), main a:contains("once"), main a:contains("twice")@href':
      ['/kit/docs/first', '/kit/docs/first', '/kit/docs/first']
  }
})
conform('handbook', links, {
  '2.6.3 a file link loses its protocol and opens a new tab': {
    'main li a:contains("No page")@href': [
      '/report/summary.html',
      '/report/summary.html'
    ],
    'main li a:contains("No page")@target': ['_blank', '_self']
  }
})
for (const href of [
  'https://example.com/elsewhere',
  '//example.com/protocol'
]) {
  conform('handbook', links, {
    [`2.6.3 ${href} opens a new tab without an opener`]: {
      [`main a[href="${href}"]@target`]: ['_blank'],
      [`main a[href="${href}"]@rel`]: ['noopener noreferrer']
    }
  })
}
