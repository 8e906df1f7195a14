import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

test.each([
  ['<Link to="./x.mdx">a</Link>', '<p><a href="/base/x">a</a></p>'],
  [
    '<Badge>a</Badge>',
    '<p><span class="badge" data-tone="accent">a</span></p>'
  ],
  ['<div><kbd>a</kbd></div>', '<div><kbd>a</kbd></div>'],
  ['- <kbd>a</kbd>', '<li>\n<kbd>a</kbd>\n</li>']
])('%j on its own becomes %j', async (source, expected) => {
  const { html } = await renderMarkdown(source)
  expect(html).toContain(expected)
})
