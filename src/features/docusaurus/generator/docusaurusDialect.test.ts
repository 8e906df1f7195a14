import { expect, test } from 'vitest'
import { findMarkdownFormat } from '../../../core/content/read/findMarkdownFormat.ts'
import { renderMarkdown } from '../../../core/markdown/renderMarkdown.fixture.ts'
import { docusaurusDialect, unwrapMdxFences } from './docusaurusDialect.ts'

test.each([
  ['a\n```mdx-code-block\n<B>\n```\nc', 'a\n\n<B>\n\nc'],
  ['````mdx-code-block\n```ts\nb\n```\n````', '\n```ts\nb\n```\n'],
  ['~~~mdx-code-block {1}\nb\n~~~~', '\nb\n'],
  [
    '````md\n```mdx-code-block\nb\n```\n````',
    '````md\n```mdx-code-block\nb\n```\n````'
  ],
  ['```mdx\nmdx-code-block\n```', '```mdx\nmdx-code-block\n```'],
  ['```mdx-code-block\nb', '\nb']
])('%j becomes %j', (source, expected) => {
  expect(unwrapMdxFences(source)).toBe(expected)
})

test('a file with such a fence is MDX', () => {
  const body = '```mdx-code-block\n<Tabs>\n```'
  const chosen = { site: 'detect', dialects: [docusaurusDialect] } as const
  expect(findMarkdownFormat('a.md', body, chosen)).toBe('mdx')
})

const fence = '```mdx-code-block\n<b>a</b>\n```'

test.each([
  ['##Title', '5:1', '"##"'],
  ['A [link] (./to)', '5:3', '"[link] (./to)"'],
  ['```js\nopen', '5:1', "The code block isn't closed"]
])(
  'after such a fence, %s is reported at the right place',
  async (typo, place, message) => {
    const source = `${fence}\n\n${typo}`
    const { diagnostics } = await renderMarkdown(source, 'mdx', {
      setup: { dialects: [docusaurusDialect] }
    })
    expect(diagnostics).toEqual([expect.stringMatching(`^${place} warning: `)])
    expect(diagnostics[0]).toContain(message)
  }
)

test('after such a fence, code is not checked for typos', async () => {
  const source = `${fence}\n\nA \`[^1]\` here`
  const { diagnostics } = await renderMarkdown(source, 'mdx', {
    setup: { dialects: [docusaurusDialect] }
  })
  expect(diagnostics).toEqual([])
})
