import { describe, expect, test } from 'vitest'
import { toPathname } from '../../model/paths.ts'
import type { LoadedPage } from '../../model/route.ts'
import { toServedVisit, toVisit } from './visit.ts'

const form = createPage('/docs/form')
const blog = createPage('/blog')
const served = toServedVisit(form)
const failed = { kind: 'failed', error: new Error('no network') } as const
const undecodable = { kind: 'undecodable', error: new URIError('%') } as const

describe('a visit', () => {
  test('initially uses only what the server knows', () => {
    expect(served).toMatchObject({
      page: form,
      keepsPosition: true,
      location: { pathname: '/docs/form', search: '', hash: '' }
    })
  })

  test('stays the same if the URL is the canonical path', () => {
    const target = createTarget('/docs/form', true)
    const loaded = { kind: 'loaded', page: form } as const
    expect(toVisit(served, target, loaded)).toBe(served)
  })

  test('adopts the path as written in the URL', () => {
    const target = createTarget('/docs/form.html', true)
    const loaded = { kind: 'loaded', page: form } as const
    expect(toVisit(served, target, loaded)).toEqual({
      ...target,
      page: form
    })
  })

  test.each([
    ['query', { search: '?a=1' }],
    ['hash', { hash: '#b' }]
  ])('adopts the %s, which the server does not know', (_, part) => {
    const target = createTarget('/docs/form', true)
    const location = { ...target.location, ...part }
    const loaded = { kind: 'loaded', page: form } as const
    expect(toVisit(served, { ...target, location }, loaded)).toEqual({
      ...target,
      location,
      page: form
    })
  })

  test('shows another page at an address that was served', () => {
    const target = createTarget('/docs/form', true)
    const loaded = { kind: 'loaded', page: blog } as const
    expect(toVisit(served, target, loaded).page).toBe(blog)
  })

  test('shows the next page', () => {
    const target = createTarget('/blog', false)
    const loaded = { kind: 'loaded', page: blog } as const
    expect(toVisit(served, target, loaded)).toEqual({
      ...target,
      page: blog
    })
  })

  test('keeps the page and adds the failure to it', () => {
    const target = createTarget('/blog', false)
    expect(toVisit(served, target, failed)).toEqual({
      ...target,
      page: form,
      failedLoad: failed
    })
  })

  test('2.7.10 keeps the served page readable if its files fail to load', () => {
    const target = createTarget('/nope', true)
    const visit = toVisit(served, target, failed)
    expect(visit).toEqual({ ...target, page: form })
  })

  test('8.9 reports an undecodable path even if it was served', () => {
    const target = createTarget('/%E0%A4', true)
    expect(toVisit(served, target, undecodable).failedLoad).toBe(undecodable)
  })
})

function createTarget(pathname: string, isServed: boolean) {
  const location = {
    pathname,
    search: '',
    hash: '',
    state: null,
    key: 'abc'
  }
  const action = isServed ? ('POP' as const) : ('PUSH' as const)
  return { location, action, keepsPosition: isServed }
}

function createPage(pathname: string): LoadedPage {
  return {
    route: {
      kind: 'notFound',
      pathname: toPathname(pathname),
      isUnlisted: false,
      locales: {},
      versions: {}
    },
    contents: []
  }
}
