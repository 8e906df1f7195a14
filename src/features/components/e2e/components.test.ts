import { conform } from '../../../../e2e/support/conform.ts'

conform('everything', '/docs/components', {
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

conform('handbook', '/docs/content/admonitions', {
  '2.9.16 every kind takes its title from the name used, current or older': {
    '.admonition:lt(9)@data-kind': [
      'note',
      'tip',
      'info',
      'warning',
      'danger',
      'warning',
      'note',
      'info',
      'tip'
    ],
    '.admonition:lt(9) .admonition-title[data-default]': [
      'note',
      'tip',
      'info',
      'warning',
      'danger',
      'caution',
      'secondary',
      'important',
      'success'
    ]
  },
  '2.9.16 admonitions with more colons contain others': {
    '.admonition .admonition': [/Inside\.$/]
  },
  '2.9.16 admonitions work inside quotes and lists': {
    'blockquote .admonition': [/Quoted\.$/],
    'main li .admonition': [/Listed\.$/]
  },
  '2.9.16 an element of an unknown type looks like info': {
    '.admonition:contains("Of an unknown type.")@data-kind': ['info']
  }
})
