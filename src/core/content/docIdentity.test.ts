import { describe, expect, test } from 'vitest'
import { createDocIdentity, parseNumberPrefix } from './docIdentity.ts'

test.each([
  ['01-intro', 'intro', 1],
  ['003 - myDoc', 'myDoc', 3],
  ['1.b', 'b', 1],
  ['7.0-foo', '7.0-foo', undefined],
  ['2021-11-foo', '2021-11-foo', undefined],
  ['intro', 'intro', undefined]
])('2.5.1 the name %s is %s at position %s', (name, expected, position) => {
  expect(parseNumberPrefix(name)).toEqual({
    name: expected,
    ...(position === undefined ? {} : { position })
  })
})

describe('2.5.1 2.5.2 a path determines the id and slug of a doc', () => {
  test.each([
    ['form/started.mdx', 'form/started', '/form/started'],
    ['form/index.mdx', 'form/index', '/form/'],
    ['form/README.md', 'form/README', '/form/'],
    ['form/Form.md', 'form/Form', '/form/'],
    ['02-guides/01-first.md', 'guides/first', '/guides/first'],
    ['index.md', 'index', '/']
  ])('%s has the id %s and the slug %s', (path, id, slug) => {
    expect(createDocIdentity(path, {})).toMatchObject({ id, slug })
  })
})

describe('2.5.2 front matter overrides the path', () => {
  test.each([
    [{ slug: '/x/y' }, '/x/y'],
    [{ slug: 'z' }, '/form/z'],
    [{ slug: '../z' }, '/z'],
    [{ slug: 'été' }, '/form/été'],
    [{ slug: '/%C3%A9t%C3%A9' }, '/été'],
    [{ slug: '/100%' }, '/100%']
  ])('%j gives the slug %s', (frontMatter, slug) => {
    expect(createDocIdentity('form/a.md', frontMatter).slug).toBe(slug)
  })

  test('2.5.1 an id replaces the last segment', () => {
    expect(createDocIdentity('form/a.md', { id: 'b' }).id).toBe('form/b')
  })

  test('2.5.4 number prefixes stay if the page asks for it', () => {
    const { id } = createDocIdentity('01-a.md', {
      parse_number_prefixes: false
    })
    expect(id).toBe('01-a')
  })
})
