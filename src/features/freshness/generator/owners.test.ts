import { expect, test } from 'vitest'
import { createOwnerFinder } from './owners.ts'

const owners = {
  interface: ['docs/form', './docs/modals/'],
  data: ['docs/query', 'docs/form/data']
}

test.each([
  ['docs/form/started.mdx', 'interface'],
  ['docs/modals/started.mdx', 'interface'],
  ['docs/form/data/list.mdx', 'data'],
  ['i18n/de/docs/query/list.mdx', 'data'],
  ['docs/formats/started.mdx', undefined],
  ['docs/started.mdx', undefined]
])('the owner of %s is %s', (file, owner) => {
  expect(createOwnerFinder(owners)(file)).toBe(owner)
})

test('names without folders own no page by themselves', () => {
  expect(createOwnerFinder(['interface'])('docs/form/a.md')).toBeUndefined()
})
