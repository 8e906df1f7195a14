import { expect, test } from 'vitest'
import { createStartFinder } from './createStartFinder.ts'
import { planQuery } from './planQuery.ts'

const dictionary = {
  terms: ['blog', 'form', 'modal', 'permiss', 'project', 'set', 'up'],
  synonyms: {},
  stem: (word: string) => word.replace(/(?:ions|s)$/, '')
}
const plan = (text: string) => planQuery(text, dictionary)
const findStart = createStartFinder(
  {
    groups: ['Permissions', 'Modals', 'Form', 'Project set up', 'Blog'],
    starts: [7, 3, 5, 9, -1]
  },
  plan
)

test.each([
  ['permissions', 7],
  ['Permis', 7],
  ['permisions', 7],
  ['modal', 3],
  ['forms', 5],
  ['project set up', 9],
  ['project', undefined],
  ['form project', undefined],
  ['blog', undefined],
  ['unknown', undefined],
  ['', undefined]
])('%j starts with page %j', (query, page) => {
  expect(findStart(plan(query))).toBe(page)
})
