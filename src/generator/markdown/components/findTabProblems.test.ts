import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

test('a tab without a value is found where it stands', async () => {
  const { findings } = await renderMarkdown(
    '<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem label="B">B</TabItem>\n</Tabs>'
  )
  expect(findings).toEqual([
    '3:1 error: <TabItem> has no "value", by which <Tabs> knows it.'
  ])
})

test.each([
  '<TabItem value="a">A</TabItem>',
  '<TabItem value={`a`}>A</TabItem>',
  "<TabItem {...{ value: 'a' }}>A</TabItem>"
])('%s has a value', async tab => {
  const { findings } = await renderMarkdown(`<Tabs>\n${tab}\n</Tabs>`)
  expect(findings).toEqual([])
})
