import { expect, test } from 'vitest'
import { findMarkdownPaths } from './findMarkdownPaths.ts'

const site = {
  url: 'https://kit.example',
  baseUrl: '/',
  bases: ['/', '/de/', '/pt-BR/']
}
const below = {
  url: 'https://kit.example',
  baseUrl: '/kit/de/',
  bases: ['/kit/', '/kit/de/']
}

test.each([
  ['/docs/form/started', '/docs/form/started.md'],
  ['docs/form/started', '/docs/form/started.md'],
  ['./docs/form/started', '/docs/form/started.md'],
  [' /docs//form/started.html?a=b#c ', '/docs/form/started.md'],
  ['/docs/form/started.md', '/docs/form/started.md'],
  ['https://kit.example/docs/form/started#c', '/docs/form/started.md'],
  ['HTTPS://KIT.example:443/docs/form', '/docs/form.md'],
  ['/docs/form/', '/docs/form/index.md'],
  ['/docs/form/index.md', '/docs/form/index.md'],
  ['/docs/form/index.html', '/docs/form/index.md'],
  ['/', '/index.md'],
  ['/de/docs/form', '/de/docs/form.md'],
  ['/de', '/de/index.md'],
  ['/PT-br/docs/form', '/pt-BR/docs/form.md'],
  ['/docs/größe', '/docs/gr%C3%B6%C3%9Fe.md'],
  ['/docs/gr%C3%B6%C3%9Fe', '/docs/gr%C3%B6%C3%9Fe.md'],
  ['//docs/form', '/docs/form.md']
])('the Markdown of %s is first looked up at %s', (address, path) => {
  expect(findMarkdownPaths(address, site)[0]).toBe(path)
})

test('a page can also be the index of a folder, and the other way round', () => {
  expect(findMarkdownPaths('/docs/form', site)).toEqual([
    '/docs/form.md',
    '/docs/form/index.md'
  ])
  expect(findMarkdownPaths('/docs/form/', site)).toEqual([
    '/docs/form/index.md',
    '/docs/form.md'
  ])
  expect(findMarkdownPaths('/', site)).toEqual(['/index.md'])
})

test.each([
  ['/docs/form', '/kit/de/docs/form.md'],
  ['/kit/docs/form', '/kit/docs/form.md'],
  ['/kit/de/docs/form', '/kit/de/docs/form.md'],
  ['https://kit.example/kit/docs/form', '/kit/docs/form.md']
])('below a path, %s is at %s', (address, path) => {
  expect(findMarkdownPaths(address, below)[0]).toBe(path)
})

test.each([
  'https://elsewhere.example/docs/form',
  'http://kit.example/docs/form',
  'mailto:me@kit.example',
  'https://'
])('%s is outside the site', address => {
  expect(findMarkdownPaths(address, site)).toEqual([])
})
