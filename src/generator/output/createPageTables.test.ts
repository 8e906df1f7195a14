import { expect, test } from 'vitest'
import { createPathname } from '../../model/paths.ts'
import { createPageTables } from './createPageTables.ts'

function createRecord(pathname: string) {
  return { pathname: createPathname(pathname), files: [`${pathname}.js`] }
}

test('the pages of a folder share a table, by lower-case key', () => {
  const tables = createPageTables(
    [createRecord('/docs/Form/'), createRecord('/docs/form/Field')],
    []
  )
  expect(tables.map(({ file }) => file)).toEqual([
    'pages/docs.json',
    'pages/docs/form.json'
  ])
  expect(Object.keys(JSON.parse(tables[1]?.text ?? ''))).toEqual([
    '/docs/form/field'
  ])
})

test('a redirect is listed with its target’s record', () => {
  const [root] = createPageTables(
    [createRecord('/docs/a')],
    [{ from: '/old', to: '/docs/a#x' }]
  ).filter(({ file }) => file === 'pages/root.json')
  expect(JSON.parse(root?.text ?? '')).toMatchObject({
    '/old': { pathname: '/docs/a' }
  })
})
