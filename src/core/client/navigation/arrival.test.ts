import { describe, expect, test } from 'vitest'
import { createPathname } from '../../model/paths.ts'
import type { LoadedPage } from '../../model/route.ts'
import { createArrival, createServedArrival, findAction } from './arrival.ts'

const form = createPage('/docs/form')
const blog = createPage('/blog')
const served = createServedArrival(form)
const failed = { kind: 'failed', error: new Error('no network') } as const
const undecodable = { kind: 'undecodable', error: new URIError('%') } as const

describe('an arrival', () => {
  test('initially uses only what the server knew', () => {
    expect(served).toMatchObject({
      page: form,
      isServed: true,
      location: { pathname: '/docs/form', search: '', hash: '' }
    })
  })

  test('stays the same if the reader used the canonical path', () => {
    const place = createPlace('/docs/form', true)
    const loaded = { kind: 'loaded', page: form } as const
    expect(createArrival(served, place, loaded)).toBe(served)
  })

  test('adopts the reader’s form of the path', () => {
    const place = createPlace('/docs/form.html', true)
    const loaded = { kind: 'loaded', page: form } as const
    expect(createArrival(served, place, loaded)).toEqual({
      ...place,
      page: form
    })
  })

  test('shows the next page', () => {
    const place = createPlace('/blog', false)
    const loaded = { kind: 'loaded', page: blog } as const
    expect(createArrival(served, place, loaded)).toEqual({
      ...place,
      page: blog
    })
  })

  test('keeps the page and adds the problem to it', () => {
    const place = createPlace('/blog', false)
    expect(createArrival(served, place, failed)).toEqual({
      ...place,
      page: form,
      problem: failed
    })
  })

  test('leaves the served page readable when its files fail to load', () => {
    const place = createPlace('/nope', true)
    const arrival = createArrival(served, place, failed)
    expect(arrival).toEqual({ ...place, page: form })
  })

  test('shows an undecodable path as a problem even if it was served', () => {
    const place = createPlace('/%E0%A4', true)
    expect(createArrival(served, place, undecodable).problem).toBe(undecodable)
  })
})

test.each([
  ['PUSH', null, 'PUSH'],
  ['REPLACE', null, 'REPLACE'],
  ['REPLACE', { pathname: '/docs/form', action: 'PUSH' }, 'PUSH'],
  ['POP', { pathname: '/docs/form', action: 'PUSH' }, 'POP'],
  ['REPLACE', { pathname: '/docs', action: 'PUSH' }, 'REPLACE']
])('after %s and the detour %j the action is %s', (last, detour, action) => {
  expect(findAction({ pathname: '/docs/form' }, last, detour)).toBe(action)
})

function createPlace(pathname: string, isServed: boolean) {
  const location = { pathname, search: '', hash: '', state: null, key: 'abc' }
  return { location, action: isServed ? 'POP' : 'PUSH', isServed }
}

function createPage(pathname: string): LoadedPage {
  return {
    route: {
      kind: 'notFound',
      pathname: createPathname(pathname),
      isUnlisted: false,
      locales: {},
      versions: {}
    },
    contents: []
  }
}
