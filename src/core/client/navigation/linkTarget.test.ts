import { describe, expect, test } from 'vitest'
import { findLinkedPathname } from './linkTarget.ts'

const context = {
  origin: 'https://docs.example',
  baseUrl: '/kit/',
  otherPaths: ['/pl', '/api', '/docs/tool', '/%C3%A9']
}

describe('2.6.3 2.6.4 an internal link', () => {
  test.each([
    ['/kit/docs/form/', '/docs/form/'],
    ['/kit/', '/'],
    ['/kit', '/'],
    ['/kit/blog.html', '/blog.html'],
    ['/kit/docs/form?a=1#b', '/docs/form'],
    ['/kit/docs/v1.0', '/docs/v1.0'],
    ['/kit/docs/v1.a/b', '/docs/v1.a/b'],
    ['/kit/docs/pl', '/docs/pl'],
    ['/kit/apis', '/apis'],
    ['/kit/docs/tools.html', '/docs/tools.html'],
    ['https://docs.example/kit/blog', '/blog']
  ])('%s leads to the page %s', (href, pathname) => {
    expect(find(href)).toBe(pathname)
  })

  test.each([
    ['another site', 'https://elsewhere.example/kit/docs'],
    ['another port of the same host', 'https://docs.example:8080/kit/docs'],
    ['an email address', 'mailto:team@docs.example'],
    ['a path outside the base', '/other/docs'],
    [
      'a host that starts with the same characters',
      'https://docs.example.org/kit/docs'
    ],
    ['a file extension with a digit', '/kit/a.mp4'],
    ['a path that only shares a prefix with the base', '/kitchen'],
    ['a heading of the same page', '#setup'],
    ['nothing', ''],
    ['a feed', '/kit/blog/rss.xml'],
    ['an archive', '/kit/files/Sample.ZIP'],
    ['another locale', '/kit/pl/docs/form'],
    ['a folder of static HTML', '/kit/api/'],
    ['a folder without its slash', '/kit/api?path=/a'],
    ['static HTML', '/kit/api/Pump.html#run'],
    ['static HTML beside pages', '/kit/docs/tool.html'],
    ['static HTML without its extension', '/kit/docs/tool'],
    ['a static file with other characters', '/kit/é'],
    ['a host written as a path', '/kit//elsewhere.example']
  ])('is left to the browser when it leads to %s', (_, href) => {
    expect(find(href)).toBe(undefined)
  })

  test('is left to the browser if it opens another window or downloads', () => {
    expect(find('/kit/blog', { target: '_blank' })).toBe(undefined)
    expect(find('/kit/blog', { target: 'frame' })).toBe(undefined)
    expect(find('/kit/blog', { isDownload: true })).toBe(undefined)
    expect(find('/kit/blog', { isFile: true })).toBe(undefined)
    expect(find('/kit/blog', { target: '_self' })).toBeDefined()
  })
})

function find(written: string, link = {}) {
  const { href: url } = new URL(written, 'https://docs.example/kit/docs/')
  return findLinkedPathname(
    { url, written, target: '', isDownload: false, isFile: false, ...link },
    context
  )
}
