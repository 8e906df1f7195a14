import { conform } from '../../../../e2e/support/conform.ts'

/** The block with this title. */
const titled = (title: string) => `figure:has(figcaption:contains("${title}"))`

const at = '/docs/content/code'

conform('handbook', at, {
  '2.9.4 the language is case-insensitive': {
    'pre:contains("upper case") code@class': ['language-tsx'],
    'pre:contains("upper case") .k': ['const'],
    'pre:contains("upper case") .s': ["'upper case'"]
  },
  '2.9.5 a title in either kind of quotes shows above the code': {
    'figure:has(pre:contains("quotes")) > :first-child': [
      'src/double.ts',
      'src/single.ts'
    ],
    'figcaption:contains("src/") + pre': [
      "const quotes = 'double'",
      "const quotes = 'single'"
    ]
  },
  '2.9.8 code can be scrolled with the keyboard': {
    [`${titled('long.ts')} pre@tabindex`]: ['0']
  },
  '2.9.11 a block that contains markup has neither highlighting nor buttons': {
    'pre:contains("A block with markup.") strong': ['with'],
    'pre:contains("A block with markup.") span': [],
    'pre:contains("A block with markup.") button': [],
    'figure:contains("A block with markup.")': []
  }
})

for (const [what, title, lines] of [
  ['numbers and ranges', 'ranges.ts', ['one', 'three', 'four']],
  ['comments', 'comments.ts', ['two', 'three', 'four']]
] as const) {
  conform('handbook', at, {
    [`2.9.6 ${what} mark lines`]: {
      [marked(title)]: lines.map(name => new RegExp(`^const ${name} = `))
    }
  })
}

conform('everything', '/docs/tabs', {
  'a code group uses titles or languages as labels': {
    '.tabs:contains("vite.config.ts") [role=tab]': [
      'vite.config.ts',
      'vite.config.js',
      'JSON'
    ],
    '.tabs:contains("vite.config.ts") figcaption': []
  }
})

/** The marked lines of the block with this title and no longer one. */
function marked(title: string): string {
  const caption = (text: string) => `figcaption:contains("${text}")`
  return `figure:has(${caption(title)}):not(:has(${caption(`${title}x`)})) [data-mark="marked"]`
}
