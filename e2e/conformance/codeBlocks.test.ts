import { describe, expect, test } from 'vitest'
import { list, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

/** The block with this title. */
const titled = (title: string) => `figure:has(figcaption:contains("${title}"))`

const at = '/docs/content/code'

describe('2.9 Code: language and title', () => {
  conform('handbook', at, {
    '2.9.4 the language is case-insensitive': {
      'pre:contains("upper case") code@class': ['language-tsx'],
      'pre:contains("upper case") .tk-keyword': ['const'],
      'pre:contains("upper case") .tk-string': ["'upper case'"]
    },
    '2.9.4 without a known language, code is plain text': {
      'pre:contains("no language")': ['no language'],
      'pre:contains("no language") code *': [],
      'pre:contains("unknown language")': ['unknown language'],
      'pre:contains("unknown language") code *': []
    },
    '2.9.4 shell code is highlighted': {
      'pre:contains("\'shell\'") .tk-function': ['echo'],
      'pre:contains("\'shell\'") .tk-string': ["'shell'"]
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
    }
  })

  conform('everything', '/docs/code', {
    '2.9.4 code is highlighted by its language, and plain without one': {
      '.language-python .tk-keyword': ['def', 'return'],
      'code:contains("No language.")@class': ['language-text'],
      'code:contains("No language.") *': []
    },
    '2.9.5 the title is the accessible name of the block': {
      'figure:has(pre:contains("signUp")) > figcaption': ['src/signUp.tsx']
    }
  })
})

describe('2.9 Code: lines', () => {
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
  for (const [title, lines] of [
    ['comments.tsx', ['<p>Marked</p>']],
    ['comments.html', ['<p>Marked</p>']],
    ['comments.py', ['marked = True']],
    ['comments.sql', ['select 1;']],
    ['foreign.ts', []]
  ] as const) {
    conform('handbook', at, {
      [`2.9.6 comments of the language mark lines of ${title}`]: {
        [marked(title)]: lines
      }
    })
  }
  conform('handbook', at, {
    '2.9.6 comments stay if lines are marked by number': {
      [`${titled('ranges.ts')} .line:nth-child(5)`]: ['// highlight-next-line']
    },
    '2.9.6 marker comments are hidden, those of another language are code': {
      [`${titled('comments.')}:contains("highlight")`]: [],
      [`${titled('foreign.ts')} code`]: [/^# highlight-next-line const one/]
    },
    '2.9.7 lines are numbered from 1, and numbers are not part of the text': {
      [`${titled('numbers.ts')} .line@data-line`]: ['1', '2'],
      [`${titled('numbers.ts')} code`]: [/^const first/]
    }
  })

  test('2.9.6 lines are marked by number and by comments, which are removed', () => {
    const page = readPage('everything', '/docs/code')
    const four = '.code-block:contains("const four = 4")'
    const lines = page(`${four} [data-mark="marked"]`).toArray()
    expect(lines.map(line => page(line).text())).toEqual([
      'const two = 2\n',
      'const four = 4\n',
      'const five = 5\n',
      'const two = 2\n',
      'const three = 3\n',
      'const four = 4\n'
    ])
    expect(list(page, four)[1]).not.toContain('highlight')
  })

  test('2.9.7 numbering starts at the given number and is not part of the text', () => {
    const page = readPage('everything', '/docs/code')
    const lines = page(`${titled('src/numbers.ts')} [data-line]`)
    expect(lines.first().attr('data-line')).toBe('99')
    expect(lines.first().text()).toBe('const ninetyNine = 99\n')
  })

  test('a part of a file is shown without its indentation and its comments', () => {
    const page = readPage('everything', '/docs/code')
    const part = page('.code-block code:contains("sumLines")').eq(1).text()
    expect(part).toMatch(/^\/\*\* Adds up[^#]*\n}$/)
  })
})

describe('2.9 Code: other features', () => {
  conform('handbook', at, {
    '2.9.8 code can be scrolled with the keyboard': {
      [`${titled('long.ts')} pre@tabindex`]: ['0']
    },
    '2.9.9 the copy button says what it does': {
      [`${titled('copied.ts')} .code-copy@title`]: ['Copy'],
      [`${titled('copied.ts')} .code-copy@aria-label`]: [
        'Copy code to clipboard'
      ]
    },
    '2.9.11 a block that contains markup has neither highlighting nor buttons':
      {
        'pre:contains("A block with markup.") strong': ['with'],
        'pre:contains("A block with markup.") [class^=tk-]': [],
        'pre:contains("A block with markup.") button': [],
        'figure:contains("A block with markup.")': []
      }
  })

  conform('everything', '/docs/tabs', {
    'a code group uses titles or languages as labels': {
      '.tabs:contains("vite.config.ts") [role=tab]': [
        'vite.config.ts',
        'vite.config.js',
        'JSON'
      ],
      '.tabs:contains("vite.config.ts") figcaption': []
    },
    'identifiers from other packages are not links': { '.symbol': [] }
  })
})

/** The marked lines of the block with this title and no longer one. */
function marked(title: string): string {
  const caption = (text: string) => `figcaption:contains("${text}")`
  return `figure:has(${caption(title)}):not(:has(${caption(`${title}x`)})) [data-mark="marked"]`
}
