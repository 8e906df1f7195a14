import { describe, expect, test } from 'vitest'
import { list, readPage } from '../support/builtPage.ts'
import { conform, type Row } from '../support/conform.ts'

/** The block with this title. */
const titled = (title: string) => `figure:has(figcaption:contains("${title}"))`

describe('2.9 Code: language and title', () => {
  const at = '/docs/content/code'

  conform('handbook', [
    {
      name: '2.9.4 the language is case-insensitive',
      at,
      see: {
        'pre:contains("upper case") code@class': ['language-tsx colored'],
        'pre:contains("upper case") .k': ['const'],
        'pre:contains("upper case") .s': ["'upper case'"]
      }
    },
    {
      name: '2.9.4 without a known language, code is plain text',
      at,
      see: {
        'pre:contains("no language")': ['no language'],
        'pre:contains("no language") code *': [],
        'pre:contains("unknown language")': ['unknown language'],
        'pre:contains("unknown language") code *': []
      }
    },
    {
      name: '2.9.4 shell code is highlighted',
      at,
      see: {
        'pre:contains("\'shell\'") .f': ['echo'],
        'pre:contains("\'shell\'") .s': ["'shell'"]
      }
    },
    {
      name: '2.9.5 a title in either kind of quotes shows above the code',
      at,
      see: {
        'figure:has(pre:contains("quotes")) > :first-child': [
          'src/double.ts',
          'src/single.ts'
        ],
        'figcaption:contains("src/") + pre': [
          "const quotes = 'double'",
          "const quotes = 'single'"
        ]
      }
    }
  ])

  conform('everything', [
    {
      name: '2.9.4 code is highlighted by its language, and plain without one',
      at: '/docs/code',
      see: {
        '.language-python .k': ['def', 'return'],
        'code:contains("No language.")@class': ['language-text'],
        'code:contains("No language.") *': []
      }
    },
    {
      name: '2.9.5 the title is the accessible name of the block',
      at: '/docs/code',
      see: {
        'figure:has(pre:contains("signUp")) > figcaption': ['src/signUp.tsx']
      }
    }
  ])
})

describe('2.9 Code: lines', () => {
  conform('handbook', [
    marked('numbers and ranges of lines are marked', 'ranges.ts', [
      'const one = 1',
      'const three = 3',
      'const four = 4'
    ]),
    {
      name: '2.9.6 comments stay if lines are marked by number',
      at: '/docs/content/code',
      see: {
        [`${titled('ranges.ts')} .line:nth-child(5)`]: [
          '// highlight-next-line'
        ]
      }
    },
    marked(
      'comments mark the next line, and lines between them',
      'comments.ts',
      ['const two = 2', 'const three = 3', 'const four = 4']
    ),
    marked('comments mark lines of TSX', 'comments.tsx', ['<p>Marked</p>']),
    marked('comments mark lines of HTML', 'comments.html', ['<p>Marked</p>']),
    marked('comments mark lines of Python', 'comments.py', ['marked = True']),
    marked('comments mark lines of SQL', 'comments.sql', ['select 1;']),
    marked('a comment of another language marks nothing', 'foreign.ts', []),
    {
      name: '2.9.6 marker comments are hidden, those of another language are code',
      at: '/docs/content/code',
      see: {
        [`${titled('comments.')}:contains("highlight")`]: [],
        [`${titled('foreign.ts')} code`]: [/^# highlight-next-line const one/]
      }
    },
    {
      name: '2.9.7 lines are numbered from 1, and numbers are not part of the text',
      at: '/docs/content/code',
      see: {
        [`${titled('numbers.ts')} code@data-lines`]: [''],
        [`${titled('numbers.ts')} .line`]: [/^const first/, /./],
        [`${titled('numbers.ts')} code`]: [/^const first/]
      }
    }
  ])

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
  conform('handbook', [
    {
      name: '2.9.8 code can be scrolled with the keyboard',
      at: '/docs/content/code',
      see: { [`${titled('long.ts')} pre@tabindex`]: ['0'] }
    },
    {
      name: '2.9.9 the copy button says what it does',
      at: '/docs/content/code',
      see: {
        [`${titled('copied.ts')} .code-copy@title`]: ['Copy'],
        [`${titled('copied.ts')} .code-copy@aria-label`]: [
          'Copy code to clipboard'
        ]
      }
    },
    {
      name: '2.9.11 a block that contains markup has neither highlighting nor buttons',
      at: '/docs/content/code',
      see: {
        'pre:contains("A block with markup.") strong': ['with'],
        'pre:contains("A block with markup.") span': [],
        'pre:contains("A block with markup.") button': [],
        'figure:contains("A block with markup.")': []
      }
    }
  ])

  conform('everything', [
    {
      name: 'a code group uses titles or languages as labels',
      at: '/docs/tabs',
      see: {
        '.tabs:contains("vite.config.ts") [role=tab]': [
          'vite.config.ts',
          'vite.config.js',
          'JSON'
        ],
        '.tabs:contains("vite.config.ts") figcaption': []
      }
    },
    {
      name: 'identifiers from other packages are not links',
      at: '/docs/tabs',
      see: { '.symbol': [] }
    }
  ])
})

function marked(name: string, title: string, lines: readonly string[]): Row {
  return {
    name: `2.9.6 ${name}`,
    at: '/docs/content/code',
    see: {
      [`figure:has(figcaption:contains("${title}")):not(:has(figcaption:contains("${title}x"))) [data-mark="marked"]`]:
        lines
    }
  }
}
