import { describe } from 'vitest'
import { conform } from '../support/conform.ts'

describe('2.9 Tabs', () => {
  const at = '/docs/content/tabs'

  conform('handbook', [
    {
      name: '2.9.12 tabs are a list of tabs over their panels, of which the one that is marked is selected first',
      at,
      see: {
        '.tabs:first [role=tablist] > [role=tab]': ['Apple', 'Pear', 'Plum'],
        '.tabs:first [role=tab]@aria-selected': ['false', 'true', 'false'],
        '.tabs:first > [role=tabpanel]': ['An apple.', 'A pear.', 'A plum.']
      }
    },
    {
      name: '2.9.12 panels that are not selected are in the served page, hidden',
      at,
      see: { '.tabs:first > [role=tabpanel]@hidden': ['hidden', '', 'hidden'] }
    },
    {
      name: '2.9.12 the selected tab is the one stop of the Tab key',
      at,
      see: { '.tabs:first [role=tab]@tabindex': ['-1', '0', '-1'] }
    },
    {
      name: '2.9.12 a default value wins over the mark; without either the first tab is selected',
      at,
      see: {
        '[aria-selected=true]': [
          'Pear',
          'Green',
          'Now',
          'Shown',
          'macOS',
          'macOS',
          'Kiwi',
          'Vim'
        ]
      }
    },
    {
      name: '2.9.12 lazy panels that are not selected are empty',
      at,
      see: { '[role=tabpanel][data-label="Later"]': [''] }
    }
  ])

  conform('everything', [
    {
      name: '2.9.12 panels of a group that are not selected are in the served page, hidden',
      at: '/docs/tabs',
      see: {
        '[role=tabpanel]:contains("Phone again.")@hidden': ['hidden'],
        '[role=tab]:contains("TypeScript")@aria-selected': ['true'],
        '[role=tab]:contains("JavaScript")@tabindex': ['-1']
      }
    }
  ])
})
