import { expect, test } from 'vitest'
import { nameSkills } from './nameSkills.ts'

test.each([
  [['Modals'], ['modals']],
  [['Query manager'], ['query-manager']],
  [['Café & --bar'], ['cafe-bar']],
  [
    ['A', '表单', 'a!'],
    ['a', 'topic-2', 'a-2']
  ],
  [['x'.repeat(80)], ['x'.repeat(60)]]
])('topics %j are skills %j', (titles, names) => {
  expect(nameSkills(titles)).toEqual(names)
})
