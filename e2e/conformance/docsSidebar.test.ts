import { conform } from '../support/conform.ts'

const sidebar = 'aside nav[aria-label="Docs sidebar"]'
const basics = `${sidebar} div > a[href="/docs/guide/basics/"]`

const at = '/docs/guide/start'

conform('handbook', at, {
  '2.5.11 the served page contains the sidebar, where 2.5.14 a doc has the label of its front matter':
    { [`${sidebar} a[href="/docs/guide/second"]`]: ['Second'] },
  '2.5.12 the sidebar cannot be hidden by default': {
    'button[aria-label="Collapse sidebar"]': []
  },
  '2.5.14 the link to the shown page is current': {
    [`${sidebar} [aria-current=page]`]: ['Start']
  },
  '2.5.24 markup is shown as is, and a reference to another sidebar’s doc is a link':
    {
      [`${sidebar} li > em`]: ['End of the list'],
      [`${sidebar} a[href="/docs/plain/one"]`]: ['One']
    },
  '2.5.15 a category is collapsed by default, and the button next to it describes its action (2.5.19)':
    {
      [`${basics} + button@aria-expanded`]: ['false'],
      [`${basics} + button@aria-label`]: ["Expand sidebar category 'Basics'"]
    },
  '2.5.16 2.5.25 a category is open if it can’t collapse or is configured to be open; its list has its level':
    {
      [`${sidebar} [data-level="2"] a`]: [
        'Fixed page',
        'Fixed child',
        'Open page'
      ]
    },
  '2.5.18 a category that cannot collapse is a link or plain text': {
    [`${sidebar} div > a[href="/docs/guide/fixedLink"]`]: ['Fixed link'],
    [`${sidebar} div > span:contains("Fixed")`]: ['Fixed'],
    [`${sidebar} div:contains("Fixed") button`]: []
  },
  '2.5.22 before scripts run, a label without a listed page links to the first page below it':
    {
      [`${sidebar} a:contains("Deep")@href`]: ['/docs/guide/deep/inner'],
      [`${sidebar} a:contains("Secret")@href`]: ['/docs/guide/secretChild']
    },
  '2.5.24 a category with only unlisted pages is not shown': {
    [`${sidebar}:contains("Ghost")`]: []
  }
})
conform('handbook', '/docs/plain/one', {
  '2.5.11 a doc without a sidebar has none': { [sidebar]: [] }
})

conform('manual', '/docs/start', {
  '2.5.13 if the navbar hides, the sidebar repeats the logo, outside the tab order':
    { 'aside a:contains("Manual")@tabindex': ['-1'] }
})

conform('handbook', '/docs/guide/basics/', {
  '2.5.15 a category is current on its own page': {
    [`${basics}@aria-current`]: ['page']
  }
})

conform('bare', '/kit/docs/first', {
  '2.5.27 items are sorted by position, those without one last; a folder is a category, named by its category file':
    {
      [`${sidebar} [data-level="1"] > li`]: [
        'Zero',
        'First of all',
        'Second',
        'Labelled',
        'The index',
        'Generated',
        'Dated',
        'Without'
      ]
    }
})
conform('bare', '/kit/docs/indexed/', {
  '2.5.27 a folder’s index is its category’s page, not an item': {
    [`${sidebar} a:contains("The index")`]: ['The index'],
    [`${sidebar} a:contains("The index")@href`]: ['/kit/docs/indexed/'],
    [`${sidebar} a:contains("Page of the index")`]: ['Page of the index']
  }
})
