import { expect, test } from 'vitest'
import {
  INDEX_LIMIT,
  type Library,
  type LibraryPage,
  printLibraryIndex
} from './printLibraryIndex.ts'

function createPage(
  title: string,
  given: Partial<LibraryPage> = {}
): LibraryPage {
  const url = `https://a.example/docs/${title.toLowerCase()}`
  const link = `- [${title}](${url}.md): About ${title}.`
  return { title, url, link, blocks: [], rules: [], warnings: [], ...given }
}

const symbol = {
  kind: 'function',
  package: 'kit',
  url: 'https://a.example/docs/api#open'
}

const library: Library = {
  title: 'Modals',
  siteTitle: 'Kit',
  description: 'Open modals.',
  list: 'https://a.example/llms.txt',
  pages: [
    createPage('Start', {
      blocks: ['Text.', '### Cut'],
      warnings: ['It throws.']
    }),
    createPage('API', { rules: ['Call it once.', 'Call it once.'] })
  ],
  symbols: [
    { ...symbol, name: 'open', meaning: 'Opens one.' },
    { ...symbol, name: 'Modal.close' },
    { ...symbol, name: 'other', url: 'https://a.example/docs/other#other' }
  ]
}

test('a library is described by its pages, rules, exports and the beginning of its start page', () => {
  expect(printLibraryIndex(library)).toBe(`# Modals (Kit)

> Open modals.

Before you write code, read the page about your task. Each link leads to Markdown. Everything else: [llms.txt](https://a.example/llms.txt).

## Pages

- [Start](https://a.example/docs/start.md): About Start.
- [API](https://a.example/docs/api.md): About API.

## Rules

- Call it once.
- It throws.

## Symbols

- \`open\`: Opens one.

## Start

Text.
`)
})

test('the description of a large library has at most 8,000 bytes and says what it omits', () => {
  const many = Array.from({ length: 300 }, (_, index) => index)
  const text = printLibraryIndex({
    ...library,
    pages: [
      createPage('Start', { blocks: many.map(index => `Äußerst ${index}.`) }),
      createPage('API', { rules: many.map(index => `Rule ${index}.`) }),
      ...many.map(index => createPage(`Page ${index}`))
    ],
    symbols: many.map(index => ({
      ...symbol,
      name: `name${index}`,
      meaning: 'An export with a long meaning.'
    }))
  })
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(INDEX_LIMIT)
  expect(Buffer.byteLength(text)).toBeGreaterThan(INDEX_LIMIT - 100)
  expect(text).toMatch(/- \[Page 9\]\([^)]*\)\n/)
  expect(text.match(/^- \d+ more$/gm)).toHaveLength(2)
  expect(text).toMatch(/- API: `name0`, .*, and \d+ more$/m)
})
