import { conform } from '../support/conform.ts'

const at = '/docs/content/admonitions'

conform('handbook', at, {
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
