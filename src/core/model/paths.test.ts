import { describe, expect, test } from 'vitest'
import {
  createLinkHref,
  createOutputFile,
  createPageTableFile,
  createPathname,
  createPathnameKey,
  isExternalLink,
  isUnderPathname,
  splitLink,
  stripBaseUrl,
  stripFileProtocol,
  stripHtml
} from './paths.ts'

describe('a trailing index.html or .html is stripped from the pathname', () => {
  test.each([
    ['/index.html', '/'],
    ['/docs/form/index.html', '/docs/form/'],
    ['/docs/form/started.html', '/docs/form/started'],
    ['/blog.html', '/blog'],
    ['/a.htm', '/a.htm'],
    ['/docs/form/index', '/docs/form/index'],
    ['/docs/reindex', '/docs/reindex']
  ])('%s becomes %s', (path, expected) => {
    expect(stripHtml(path)).toBe(expected)
  })
})

test('a pathname gets a leading slash and loses repeated slashes', () => {
  expect(createPathname('docs//form/index.html')).toBe('/docs/form/')
  expect(createPathname('')).toBe('/')
})

test.each([
  ['/DOCS/Form/Started/', '/docs/form/started'],
  ['/docs/form/', '/docs/form'],
  ['/', '/'],
  ['/blog.html', '/blog'],
  ['/docs//form', '/docs/form']
])('lookup keys ignore case and trailing slashes: %s', (path, key) => {
  expect(createPathnameKey(path)).toBe(key)
})

test.each([
  ['/blog/x', '/blog', true],
  ['/blogs', '/blog', false],
  ['/Blog', '/blog', true],
  ['/anything', '/', true]
])('%s under %s is %s, segment by segment', (pathname, parent, expected) => {
  expect(isUnderPathname(pathname, parent)).toBe(expected)
})

test.each([
  ['/', 'index.html'],
  ['/docs/form/', 'docs/form/index.html'],
  ['/docs/form/started', 'docs/form/started.html']
])('the page %s is written to %s', (pathname, file) => {
  expect(createOutputFile(createPathname(pathname))).toBe(file)
})

test.each([
  ['/', 'pages/root.json'],
  ['/404', 'pages/root.json'],
  ['/docs/form/', 'pages/docs.json'],
  ['/docs/Form/started', 'pages/docs/form.json']
])('the page %s is listed in %s', (pathname, file) => {
  expect(createPageTableFile(pathname)).toBe(file)
})

test('the base is stripped once, and a path outside it returns undefined', () => {
  expect(stripBaseUrl('/x/', '/x/docs/a')).toBe('/docs/a')
  expect(stripBaseUrl('/x/', '/x')).toBe('/')
  expect(stripBaseUrl('/x/', '/X/docs/A')).toBe('/docs/A')
  expect(stripBaseUrl('/x/', '/xy/docs')).toBeUndefined()
})

test.each([
  ['/docs/a', '/x/docs/a'],
  ['docs/a', '/x/docs/a'],
  ['/x/docs/a', '/x/docs/a'],
  ['https://example.com/a', 'https://example.com/a'],
  ['#part', '#part'],
  ['pathname:///files/a.html', 'pathname:///x/files/a.html']
])('with the base /x/ the link %s leads to %s', (link, href) => {
  expect(createLinkHref('/x/', link)).toBe(href)
})

test('only a link to a file has a protocol to strip', () => {
  expect(stripFileProtocol('pathname:///files/a.html')).toBe('/files/a.html')
  expect(stripFileProtocol('/files/a.html')).toBeUndefined()
})

test('a link is split into path, query and hash', () => {
  expect(splitLink('./a.mdx?x=1#b?c')).toEqual({
    path: './a.mdx',
    query: '?x=1',
    hash: '#b?c'
  })
})

test.each([
  ['https://example.com', true],
  ['//example.com', true],
  ['mailto:a@example.com', true],
  ['/docs', false],
  ['./a:b', false]
])('%s leaves the site: %s', (link, expected) => {
  expect(isExternalLink(link)).toBe(expected)
})
