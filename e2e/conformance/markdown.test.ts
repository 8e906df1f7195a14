import { conform, conformMissing } from '../support/conform.ts'

const at = '/docs/content/markdown'

conform('handbook', at, {
  '2.9.1 tables are tables': {
    'main th': ['Left', 'Right'],
    'main td': ['cell', '1']
  },
  '2.9.1 tasks are read-only checkboxes': {
    'main [type=checkbox]@aria-label': ['Done', 'To do'],
    'main [type=checkbox]@checked': ['checked', ''],
    'main [type=checkbox]@disabled': ['disabled', 'disabled']
  },
  '2.9.1 a footnote and its reference link to each other': {
    'sup a': ['1'],
    'sup a@id': ['fnref-efc3a-1'],
    'sup a@href': ['#fn-efc3a-1'],
    '#fn-efc3a-1': [/^The words of the note\./],
    '#fn-efc3a-1 a@href': ['#fnref-efc3a-1']
  },
  '2.9.1 a partial appears in the page that imports it': {
    'main p:contains("of the part")': ['The words of the part.']
  }
})

conformMissing('handbook', {
  '2.9.1 a partial is not a page': '/docs/content/_part'
})

conformMissing('manual', {
  '2.9.19 docs without tags create no tag pages': '/docs/tags'
})
