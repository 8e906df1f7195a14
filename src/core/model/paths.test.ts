import { describe, expect, test } from 'vitest'
import {
  decodeLinkIfValid,
  decodePathname,
  decodePathnameIfValid,
  encodeHref,
  encodeLocation,
  isExternalLink,
  isSamePathname,
  isUnderPathname,
  namePageManifest,
  normalizeBaseUrl,
  splitLink,
  stripBaseUrl,
  stripFileProtocol,
  stripHtmlExtension,
  toAbsoluteUrl,
  toHref,
  toLinkHref,
  toOutputFile,
  toPathname,
  toPathnameKey
} from './paths.ts'

describe('2.1.8 a trailing index.html or .html is stripped from the pathname', () => {
  test.each([
    ['/index.html', '/'],
    ['/docs/form/index.html', '/docs/form/'],
    ['/docs/form/started.html', '/docs/form/started'],
    ['/blog.html', '/blog'],
    ['/a.htm', '/a.htm'],
    [' /a.html ', '/a'],
    ['/docs/form/index', '/docs/form/index'],
    ['/docs/reindex', '/docs/reindex']
  ])('%s becomes %s', (path, expected) => {
    expect(stripHtmlExtension(path)).toBe(expected)
  })
})

test('a pathname gets a leading slash and loses repeated slashes', () => {
  expect(toPathname('docs//form/index.html')).toBe('/docs/form/')
  expect(toPathname('')).toBe('/')
})

test.each([
  ['/DOCS/Form/Started/', '/docs/form/started'],
  ['/docs/form/', '/docs/form'],
  ['/', '/'],
  ['/blog.html', '/blog'],
  ['/docs//form', '/docs/form']
])('2.1.1 lookup keys ignore case and trailing slashes: %s', (path, key) => {
  expect(toPathnameKey(path)).toBe(key)
})

test.each([
  ['/blog/x', '/blog', true],
  ['/blogs', '/blog', false],
  ['/Blog', '/blog', true],
  ['/anything', '/', true]
])(
  '2.6.5 whether %s is under %s, segment by segment: %s',
  (pathname, parent, expected) => {
    expect(isUnderPathname(pathname, parent)).toBe(expected)
  }
)

test.each([
  ['/', 'index.html'],
  ['/docs/form/', 'docs/form/index.html'],
  ['/docs/form/started', 'docs/form/started.html']
])('2.1.4 the page %s is written to %s', (pathname, file) => {
  expect(toOutputFile(toPathname(pathname))).toBe(file)
})

test.each([
  ['/', 'pages/root.json'],
  ['/404', 'pages/root.json'],
  ['/docs/form/', 'pages/docs.json'],
  ['/docs/Form/started', 'pages/docs/form.json']
])('the page %s is listed in %s', (pathname, file) => {
  expect(namePageManifest(pathname)).toBe(file)
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
])('2.6.3 with the base /x/ the link %s leads to %s', (link, href) => {
  expect(toLinkHref('/x/', link)).toBe(href)
})

test('with the base /, every link that begins with / includes the base', () => {
  expect(toLinkHref('/', '/docs/a')).toBe('/docs/a')
  expect(toLinkHref('/', 'docs/a')).toBe('/docs/a')
  expect(toLinkHref('/', '//example.com/a')).toBe('//example.com/a')
})

test.each([
  ['', '/'],
  ['/', '/'],
  ['kit', '/kit/'],
  ['//kit//docs/', '/kit/docs/']
])('3.1 the base %j is %s', (written, base) => {
  expect(normalizeBaseUrl(written)).toBe(base)
})

test('an address has one slash after the base', () => {
  expect(toHref('/kit/', '/docs/a?b#c')).toBe('/kit/docs/a?b#c')
  expect(toHref('/kit/', 'docs/a')).toBe('/kit/docs/a')
})

test.each([
  ['/docs/Form/', '/DOCS/form.html', true],
  ['/docs/form', '/docs/forms', false]
])('2.5.14 %s and %s are the same page: %s', (one, other, expected) => {
  expect(isSamePathname(one, other)).toBe(expected)
})

test('absolute addresses are encoded once', () => {
  const site = { url: 'https://sample.example', baseUrl: '/kit/' }
  const url = 'https://sample.example/kit/%C3%A9t%C3%A9%20a'
  expect(toAbsoluteUrl(site, '/été a')).toBe(url)
  expect(toAbsoluteUrl(site, '/%C3%A9t%C3%A9%20a')).toBe(url)
  expect(encodeHref('/a?b=c&d#e')).toBe('/a?b=c&d#e')
})

test.each([
  ['/%C3%A9t%C3%A9', '/été', '/été', '/été'],
  ['/a%2Fb', '/a%2Fb', '/a%2Fb', '/a/b'],
  ['/%E0%A4', undefined, '/%E0%A4', '/%E0%A4'],
  ['/100%', undefined, '/100%', '/100%']
])(
  '8.9 %s is decoded, or kept if decoding fails',
  (link, pathname, valid, whole) => {
    expect(decodePathname(link)).toBe(pathname)
    expect(decodePathnameIfValid(link)).toBe(valid)
    expect(decodeLinkIfValid(link)).toBe(whole)
  }
)

test.each([
  ["/a-b_c.~!*'()/:@&=+,;?d#e%20[f]", "/a-b_c.~!*'()/:@&=+,;?d#e%20[f]"],
  ['/$uri', '/%24uri'],
  ['/a b"c\\d', '/a%20b%22c%5Cd'],
  ['/😀', '/%F0%9F%98%80']
])('in a Location header %s becomes %s', (link, encoded) => {
  expect(encodeLocation(link)).toBe(encoded)
})

test('only a link to a file has a protocol to strip', () => {
  expect(stripFileProtocol('pathname:///files/a.html')).toBe('/files/a.html')
  expect(stripFileProtocol('/files/a.html')).toBeUndefined()
})

test.each([
  ['./a.mdx?x=1#b?c', './a.mdx', '?x=1', '#b?c'],
  ['/a', '/a', '', ''],
  ['#b', '', '', '#b'],
  ['?x', '', '?x', '']
])(
  'the link %s is split into path, query and hash',
  (link, path, query, hash) => {
    expect(splitLink(link)).toEqual({ path, query, hash })
  }
)

test.each([
  ['https://example.com', true],
  ['//example.com', true],
  ['mailto:a@example.com', true],
  ['git+ssh2://example.com', true],
  ['/docs', false],
  ['./a:b', false],
  ['1a:b', false]
])('2.6.3 %s leaves the site: %s', (link, expected) => {
  expect(isExternalLink(link)).toBe(expected)
})
