import { expect, test } from 'vitest'
import type { Problem } from '../reportFinding.ts'
import { findCaseProblem } from './findCaseProblem.ts'

function find(tagName: string): Problem | undefined {
  const node = {
    type: 'element',
    tagName,
    properties: {},
    children: []
  } as const
  return findCaseProblem({ ...node, children: [] }, [
    ...['Details', 'Link', 'TabItem', 'Tabs']
  ])
}

test.each([
  ['tabs', 'Tabs'],
  ['tabitem', 'TabItem'],
  ['tabItem', 'TabItem']
])('<%s> is no element, and <%s> is named', (name, meant) => {
  expect(find(name)?.message).toMatch(`<${name}> is not an HTML element`)
  expect(find(name)?.remedy).toMatch(`<${meant}>`)
})

test.each(['button', 'details', 'link', 'foo', 'my-tabs', 'Tabs'])(
  '<%s> is left alone',
  name => {
    expect(find(name)).toBeUndefined()
  }
)
