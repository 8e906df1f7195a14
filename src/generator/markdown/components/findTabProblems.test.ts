import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

const TAB = '<TabItem value="a" default>A</TabItem>'

test.each([
  [TAB, ['1:1 error: <TabItem> is outside <Tabs>.']],
  [`<Tabs>\n${TAB}\n</Tabs>`, []],
  [
    `<Tabs>\n${TAB}\n<TabItem value="b" default>B</TabItem>\n</Tabs>`,
    ['1:1 error: Two tabs of <Tabs> are marked as the default.']
  ]
])('%j has the problems %j', async (source, expected) => {
  const { findings } = await renderMarkdown(source)
  expect(findings).toEqual(expected)
})
