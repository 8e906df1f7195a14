import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

function page(anchors: string): string {
  return `---\ntitle: A\nanchors:\n  ${anchors}\n---\n\n## One\n\nText.\n`
}

test('an anchor that links know stands in front of its heading', async () => {
  const { html, findings } = await renderMarkdown(page('first: one'))
  expect(html).toMatch(/<span id="first" class="kept-anchor"><\/span><h2/)
  expect(findings).toEqual([])
})

test.each([
  [
    'first: two',
    '4:3 error: The anchor "first" points to "two", but no heading'
  ],
  ['one: one', '4:3 error: The anchor "one" points to "one", but a heading']
])('the kept anchor in %j is a mistake', async (anchors, message) => {
  const { findings } = await renderMarkdown(page(anchors))
  expect(findings).toEqual([expect.stringContaining(message)])
})
