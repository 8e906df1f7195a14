import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

test('a tab without a value is found where it stands', async () => {
  const { findings } = await renderMarkdown(
    '<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem label="B">B</TabItem>\n</Tabs>'
  )
  expect(findings).toEqual([
    '3:1 error: <TabItem> has no "value" for <Tabs> to identify it by.'
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

const TABS =
  '\n<TabItem value="a">A</TabItem>\n<TabItem value="c">C</TabItem>\n'

test.each([
  [
    `[{ value: 'a' }, { label: 'B', value: 'b' }]`,
    '"b" without a <TabItem>, and <TabItem> "c" that it leaves out.'
  ],
  [`[{ value: 'a' }]`, '<TabItem> "c" that it leaves out.'],
  [
    `[{ value: 'a' }, { value: 'b' }, { 'value': 'c' }]`,
    '"b" without a <TabItem>.'
  ]
])('the values %s do not fit the tabs', async (values, rest) => {
  const { findings } = await renderMarkdown(
    `<Tabs values={${values}}>${TABS}</Tabs>`
  )
  expect(findings).toEqual([
    `1:1 error: The "values" of <Tabs> do not fit its tabs: ${rest}`
  ])
})

test.each([
  `[{ value: 'c', label: 'C' }, { value: 'a' }]`,
  '[...[]]',
  '[{ value: `b` }]',
  'null',
  '[].map(value => ({ value }))'
])('the values %s fit or are known to the page alone', async values => {
  const { findings } = await renderMarkdown(
    `<Tabs values={${values}}>${TABS}</Tabs>`
  )
  expect(findings).toEqual([])
})
