import { describe } from 'vitest'
import { conform } from '../support/conform.ts'

describe('2.9 Admonitions', () => {
  const at = '/docs/content/admonitions'

  conform('handbook', at, {
    '2.9.16 every kind takes its title from the name used, current or older': {
      '.admonition:lt(9) .admonition-body': [
        'A note.',
        'A tip.',
        'An info.',
        'A warning.',
        'A danger.',
        'A caution.',
        'A secondary.',
        'An important.',
        'A success.'
      ],
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
    '2.9.16 a title can be written in three ways and contain markup': {
      'p:has(+ div > p:contains("Bracketed."))': ['A bracketed title'],
      'p:has(+ div > p:contains("Bracketed.")) em': ['bracketed'],
      'p:has(+ div > p:contains("Plain."))': ['A plain title'],
      'p:has(+ div > p:contains("Attribute."))': ['An attribute title']
    },
    '2.9.16 admonitions with more colons contain others': {
      '.admonition .admonition': [/Inside\.$/]
    },
    '2.9.16 admonitions work inside quotes and lists': {
      'blockquote .admonition': [/Quoted\.$/],
      'main li .admonition': [/Listed\.$/]
    },
    '2.9.16 an unknown name is no admonition; its text is shown': {
      'p:contains("Not an admonition.")': ['Not an admonition.'],
      '.admonition:contains("Not an admonition.")': []
    },
    '2.9.16 a colon before a word is text': {
      'p:contains(":word")': ['A :word in prose stays.']
    },
    '2.9.16 an element of an unknown type looks like info': {
      '.admonition:contains("Of an unknown type.")@data-kind': ['info']
    }
  })

  conform('everything', '/docs/admonitions', {
    '2.9.16 kinds, older names, alerts and components have their style and title':
      {
        '.prose > [data-static] > .admonition@data-kind': [
          'note',
          'tip',
          'info',
          'warning',
          'danger',
          'warning',
          'note',
          'info',
          'tip',
          'note',
          'note',
          'danger',
          'tip',
          'note'
        ],
        '.prose > [data-static] > .admonition > .admonition-title': [
          'note',
          'A title with code and stress',
          'A title without brackets',
          'A title as attribute',
          'danger',
          'caution',
          'secondary',
          'important',
          'success',
          'Outer',
          'note',
          'caution',
          'As a component',
          '🔧With an icon'
        ]
      },
    '2.9.16 they nest, and work inside lists and quotes': {
      '.admonition .admonition .admonition': [/Inside\.$/],
      'li > .admonition': [/the item/],
      'blockquote > .admonition': [/the quote/],
      'main :contains(":::")': []
    }
  })
})
