import { describe } from 'vitest'
import { conform } from '../support/conform.ts'

describe('2.9 Admonitions', () => {
  const at = '/docs/content/admonitions'

  conform('handbook', [
    {
      name: '2.9.16 every kind takes its title from the name used, current or older',
      at,
      see: {
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
      }
    },
    {
      name: '2.9.16 a title can be written in three ways and contain markup',
      at,
      see: {
        'p:has(+ div > p:contains("Bracketed."))': ['A bracketed title'],
        'p:has(+ div > p:contains("Bracketed.")) em': ['bracketed'],
        'p:has(+ div > p:contains("Plain."))': ['A plain title'],
        'p:has(+ div > p:contains("Attribute."))': ['An attribute title']
      }
    },
    {
      name: '2.9.16 admonitions with more colons contain others',
      at,
      see: { '.admonition .admonition': [/Inside\.$/] }
    },
    {
      name: '2.9.16 admonitions work inside quotes and lists',
      at,
      see: {
        'blockquote .admonition': [/Quoted\.$/],
        'main li .admonition': [/Listed\.$/]
      }
    },
    {
      name: '2.9.16 an unknown name is no admonition; its text is shown',
      at,
      see: {
        'p:contains("Not an admonition.")': ['Not an admonition.'],
        '.admonition:contains("Not an admonition.")': []
      }
    },
    {
      name: '2.9.16 a colon before a word is text',
      at,
      see: { 'p:contains(":word")': ['A :word in prose stays.'] }
    },
    {
      name: '2.9.16 an element of an unknown type looks like info',
      at,
      see: {
        '.admonition:contains("Of an unknown type.")@data-kind': ['info']
      }
    }
  ])

  conform('everything', [
    {
      name: '2.9.16 kinds, older names, alerts and components have their style and title',
      at: '/docs/admonitions',
      see: {
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
      }
    },
    {
      name: '2.9.16 they nest, and work inside lists and quotes',
      at: '/docs/admonitions',
      see: {
        '.admonition .admonition .admonition': [/Inside\.$/],
        'li > .admonition': [/the item/],
        'blockquote > .admonition': [/the quote/],
        'main :contains(":::")': []
      }
    }
  ])
})
