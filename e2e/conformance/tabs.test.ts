import { conform } from '../support/conform.ts'

const at = '/docs/content/tabs'

conform('handbook', at, {
  '2.9.12 tabs are a tab list above their panels, with the marked one selected first':
    {
      '.tabs:first [role=tablist] > [role=tab]': ['Apple', 'Pear', 'Plum'],
      '.tabs:first [role=tab]@aria-selected': ['false', 'true', 'false'],
      '.tabs:first > [role=tabpanel]': ['An apple.', 'A pear.', 'A plum.']
    },
  '2.9.12 the served page contains unselected panels, hidden': {
    '.tabs:first > [role=tabpanel]@hidden': ['hidden', '', 'hidden']
  },
  '2.9.12 the selected tab is the only tab stop': {
    '.tabs:first [role=tab]@tabindex': ['-1', '0', '-1']
  },
  '2.9.12 a default value wins over the mark; without either the first tab is selected':
    {
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
    },
  '2.9.12 unselected lazy panels are empty': {
    '[role=tabpanel][data-label="Later"]': ['']
  }
})
