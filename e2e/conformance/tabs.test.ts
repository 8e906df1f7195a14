import { describe } from 'vitest'
import { conform } from '../support/conform.ts'

describe('2.9 Tabs', () => {
  const at = '/docs/content/tabs'

  conform('handbook', [
    {
      name: '2.9.12 tabs are a tab list above their panels, with the marked one selected first',
      at,
      see: {
        '.tabs:first [role=tablist] > [role=tab]': ['Apple', 'Pear', 'Plum'],
        '.tabs:first [role=tab]@aria-selected': ['false', 'true', 'false'],
        '.tabs:first > [role=tabpanel]': ['An apple.', 'A pear.', 'A plum.']
      }
    },
    {
      name: '2.9.12 the served page contains unselected panels, hidden',
      at,
      see: { '.tabs:first > [role=tabpanel]@hidden': ['hidden', '', 'hidden'] }
    },
    {
      name: '2.9.12 the selected tab is the only tab stop',
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
      name: '2.9.12 unselected lazy panels are empty',
      at,
      see: { '[role=tabpanel][data-label="Later"]': [''] }
    }
  ])

  conform('everything', [
    {
      name: '2.9.12 the served page contains unselected panels of a group, hidden',
      at: '/docs/tabs',
      see: {
        '[role=tabpanel]:contains("Phone again.")@hidden': ['hidden'],
        '[role=tab]:contains("TypeScript")@aria-selected': ['true'],
        '[role=tab]:contains("JavaScript")@tabindex': ['-1']
      }
    }
  ])
})
