import { describe, expect, test } from 'vitest'
import {
  deriveDocIdentity,
  deriveTitle,
  parseNumberPrefix
} from './docIdentity.ts'

test.each([
  ['01-intro', 'intro', 1],
  ['003 - myDoc', 'myDoc', 3],
  ['1.b', 'b', 1],
  ['12--c', 'c', 12],
  ['4 - 5', '5', 4],
  ['5_6.7', '6.7', 5],
  ['a1-b', 'a1-b', undefined],
  ['1-', '1-', undefined],
  ['24.12', '24.12', undefined],
  ['12.3b', '12.3b', undefined],
  ['20-1-foo', '20-1-foo', undefined],
  ['1-2-foo', '2-foo', 1],
  ['20-a', 'a', 20],
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
    ['index.md', 'index', '/'],
    ['a/b/c.mdx.md', 'a/b/c.mdx', '/a/b/c.mdx']
  ])('%s has the id %s and the slug %s', (path, id, slug) => {
    expect(deriveDocIdentity(path, {})).toMatchObject({ id, slug })
  })

  test('and its folders, its position, and whether it is an index', () => {
    expect(deriveDocIdentity('02-guides/b/01-first.md', {})).toMatchObject({
      folders: ['02-guides', 'b'],
      position: 1,
      isIndex: false
    })
    expect(deriveDocIdentity('02-guides/index.md', {})).toMatchObject({
      folders: ['02-guides'],
      position: undefined,
      isIndex: true
    })
  })
})

describe('2.5.2 front matter overrides the path', () => {
  test.each([
    [{ slug: '/x/y' }, '/x/y'],
    [{ slug: 'z' }, '/form/z'],
    [{ slug: 'z/' }, '/form/z/'],
    [{ slug: '../z' }, '/z'],
    [{ slug: 'été' }, '/form/été'],
    [{ slug: '/%C3%A9t%C3%A9' }, '/été'],
    [{ slug: '/100%' }, '/100%']
  ])('%j gives the slug %s', (frontMatter, slug) => {
    expect(deriveDocIdentity('form/a.md', frontMatter).slug).toBe(slug)
  })

  test('2.5.1 an id replaces the last segment', () => {
    expect(deriveDocIdentity('form/a.md', { id: 'b' }).id).toBe('form/b')
  })

  test('2.5.4 number prefixes stay if the page asks for it', () => {
    const { id } = deriveDocIdentity('01-a.md', {
      parse_number_prefixes: false
    })
    expect(id).toBe('01-a')
  })
})

test.each([
  ['my-docs', 'My docs'],
  ['my__new-docs-', 'My new docs'],
  ['FAQ', 'FAQ'],
  ['', '']
])('2.5.3 the name %j becomes the title %j', (name, title) => {
  expect(deriveTitle(name)).toBe(title)
})
