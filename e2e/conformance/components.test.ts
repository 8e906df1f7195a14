import { conform } from '../support/conform.ts'

const at = '/docs/components'

conform('everything', at, {
  '2.9.15 details are closed by default': {
    '.details > summary': [
      'With code in its summary',
      'Nested',
      'An element of HTML'
    ],
    '.details@data-collapsed': ['true', 'false', 'true'],
    '.details@open': ['', 'open', '']
  },
  '2.9.15 HTML details work the same, with Markdown inside': {
    '.details:contains("An element of HTML") strong': ['Markdown']
  },
  '2.9 steps are a numbered list': {
    '.steps > ol > li': [/^Install it/, /^Write it/, /^Ship it/],
    '.steps > ol > li:first-child [role=tab]': ['npm', 'pnpm', 'bun']
  },
  '2.9 a badge has a tone': {
    '.badge:contains("beta")@data-tone': ['warning']
  }
})
