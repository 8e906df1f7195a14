import { describe, expect, test } from 'vitest'
import { createPathnameCache } from './loadPage.ts'

describe('the page key', () => {
  const findKey = createPathnameCache(2)

  test.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/blog.html', '/blog'],
    ['/docs/form/', '/docs/form'],
    ['/docs/form/index.html', '/docs/form'],
    ['/DOCS/Form/Started/', '/docs/form/started'],
    ['/docs/form/started.html', '/docs/form/started'],
    ['/docs/%C3%BCber', '/docs/über'],
    ['/a.htm', '/a.htm'],
    ['/docs/form/index', '/docs/form/index'],
    ['/%E0%A4', undefined]
  ])('of %s is %s, cached or not', (pathname, key) => {
    expect(findKey(pathname)).toBe(key)
    expect(findKey(pathname)).toBe(key)
  })
})
