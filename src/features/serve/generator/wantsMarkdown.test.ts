import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { wantsMarkdown } from './wantsMarkdown.ts'

const rows: readonly (readonly [string, boolean])[] = [
  ['text/markdown', true],
  ['Text/Markdown; charset=utf-8', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/html;q=0.8, text/markdown;q=0.9', true],
  ['text/html, text/markdown', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown;q=0, */*', false],
  ['text/markdown; q=0.0', false],
  ['*/*', false],
  ['', false]
]

test.each(rows)('"%s": %s', (accept, wanted) => {
  expect(wantsMarkdown(accept)).toBe(wanted)
})

describe('nginx.conf', () => {
  const config = readFileSync('nginx.conf', 'utf8')
  const block = /map \$http_accept \$page_ending \{([^\0]*?)\n {2}\}/.exec(
    config
  )
  const patterns = [...(block?.[1] ?? '').matchAll(/"~\*(.+?)"\s+"(\.\w+)"/g)]

  test.each(rows)('agrees on "%s": %s', (accept, wanted) => {
    const [, , ending = '.html'] =
      patterns.find(([, pattern = '']) =>
        new RegExp(pattern, 'i').test(accept)
      ) ?? []
    expect(ending).toBe(wanted ? '.md' : '.html')
  })
})
