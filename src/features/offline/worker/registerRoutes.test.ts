import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Route } from 'workbox-routing'
import type { Strategy } from 'workbox-strategies'
import { stubCaches } from '../memoryCaches.fixture.ts'

const scope = 'https://docs.example/kit/'
const html = 'text/html; charset=utf-8'

let routes: readonly Route[] = []

beforeAll(async () => {
  vi.stubGlobal('BASE_URL', '/kit/')
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  // Workbox listens to requests on it, and reads its setting for logs there.
  const self = Object.assign(new EventTarget(), { __WB_DISABLE_DEV_LOGS: true })
  vi.stubGlobal('self', self)
  const { registerRoutes } = await import('./registerRoutes.ts')
  const { getOrCreateDefaultRouter } = await import(
    'workbox-routing/utils/getOrCreateDefaultRouter.js'
  )
  registerRoutes(scope, {} as never) // the shell, which no route needs here
  routes = getOrCreateDefaultRouter().routes.get('GET') ?? []
})

afterAll(() => vi.unstubAllGlobals())

interface SampleRequest {
  readonly mode?: string
  readonly cache?: string
  readonly destination?: string
  readonly accept?: string
}

const visit = { mode: 'navigate' }
const image = { destination: 'image' }
const day = 24 * 60 * 60

describe('the worker answers', () => {
  test.each<[string, string, SampleRequest, object]>([
    [
      'a document from the network, or after three seconds from the 150 pages of thirty days',
      'docs/one',
      visit,
      {
        strategy: 'NetworkFirst',
        cache: 'pages',
        timeout: 3,
        limits: { maxEntries: 150, maxAgeSeconds: 30 * day }
      }
    ],
    [
      'a document that a page asks for likewise',
      'docs/one',
      { accept: html },
      { strategy: 'NetworkFirst', cache: 'pages', timeout: 3 }
    ],
    [
      'a reloaded document as soon as the network does',
      'docs/one',
      { ...visit, cache: 'reload' },
      { strategy: 'NetworkFirst', cache: 'pages', timeout: 0 }
    ],
    [
      'a revalidated document likewise',
      'docs/one',
      { ...visit, cache: 'no-cache' },
      { strategy: 'NetworkFirst', cache: 'pages', timeout: 0 }
    ],
    [
      'a chunk from the 1000 stored ones first',
      'assets/a.js',
      {},
      {
        strategy: 'CacheFirst',
        cache: 'chunks',
        limits: { maxEntries: 1000 }
      }
    ],
    [
      'a picture among the chunks likewise',
      'assets/a.png',
      image,
      { strategy: 'CacheFirst', cache: 'chunks' }
    ],
    [
      'a page manifest from the network, or after three seconds a stored one',
      'pages/docs.json',
      {},
      { strategy: 'NetworkFirst', cache: 'tables', timeout: 3 }
    ],
    [
      'the search index likewise',
      'search.json',
      {},
      { strategy: 'NetworkFirst', cache: 'tables', timeout: 3 }
    ],
    [
      'any other picture from the 200 stored ones, and updates it',
      'picture.svg',
      image,
      {
        strategy: 'StaleWhileRevalidate',
        cache: 'images',
        limits: { maxEntries: 200 }
      }
    ]
  ])('%s', (_, path, request, expected) => {
    expect(describeStrategy(find(scope + path, request))).toMatchObject(
      expected
    )
  })

  test.each<[string, string, SampleRequest]>([
    ['what must come from the server', `${scope}a.js`, { cache: 'no-store' }],
    ['the offer of a copy', `${scope}offline.json`, {}],
    ['feeds', `${scope}blog/rss.xml`, {}],
    ['pages beside the site', 'https://docs.example/other', visit],
    ['pages of other sites', 'https://other.example/kit/', visit]
  ])('nothing for %s', (_, url, request) => {
    expect(find(url, request)).toBe(undefined)
  })
})

test.each([
  ['a chunk', 'assets/a.js', {}],
  ['a page manifest', 'pages/docs.json', {}],
  ['the search index', 'search.json', {}],
  ['a picture', 'picture.svg', image]
])(
  '11.3 a document sent instead of %s is an error',
  async (_, path, request) => {
    const url = scope + path
    const receive = (body: string, status: number, type: string) => {
      const headers = { 'Content-Type': type }
      const response = new Response(body, { status, headers })
      return runPlugins(find(url, request), { request: { url }, response })
    }
    await expect(receive('<p>', 200, html)).rejects.toThrow(url)
    expect(await receive('<p>', 404, html)).toMatchObject({ status: 404 })
    expect(await receive('', 200, 'text/plain')).toMatchObject({ status: 200 })
  }
)

test.each([
  ['a chunk', 'assets/a.js', {}],
  ['the search index', 'search.json', {}],
  ['a picture', 'picture.svg', image]
])(
  '11.4 %s may come from the shell or the saved copy',
  async (_, path, request) => {
    const stored = new Response()
    vi.stubGlobal('caches', { match: async () => stored })
    const [search] = (find(scope + path, request)?.plugins ?? []).flatMap(
      plugin => plugin.cachedResponseWillBeUsed ?? []
    )
    const use = (cachedResponse?: Response) =>
      search?.({ cachedResponse, request: {} } as never)
    expect(await use()).toBe(stored)
    const own = new Response()
    expect(await use(own)).toBe(own)
  }
)

test.each([
  ['a picture', 'picture.svg', image, 'images'],
  ['a page manifest', 'pages/docs.json', {}, 'tables'],
  ['the search index', 'search.json', {}, 'tables']
] as const)(
  '%s that the server has removed is deleted',
  async (_, path, request, cache) => {
    const name = `${cache} ${scope}`
    const receive = async (status: number) => {
      const { list } = stubCaches(scope, { [name]: { [path]: {} } })
      const response = new Response('', { status })
      for (const plugin of find(scope + path, request)?.plugins ?? []) {
        const received = { request: { url: scope + path }, response }
        await plugin.cacheWillUpdate?.(received as never)
      }
      return list(name)
    }
    expect(await receive(404)).toEqual([])
    expect(await receive(410)).toEqual([])
    expect(await receive(500)).toEqual([path])
  }
)

test('a page that the next manifest lacks is forgotten', async () => {
  const name = `pages ${scope}`
  const { list } = stubCaches(scope, { [name]: { 'docs/a': '', 'docs/b': '' } })
  const [a, b] = ['a', 'b'].map(page => ({ pathname: `/docs/${page}` }))
  const oldResponse = Response.json({ '/docs/a': a, '/docs/b': b })
  const newResponse = Response.json({ '/docs/b': b })
  for (const plugin of find(`${scope}pages/docs.json`, {})?.plugins ?? []) {
    await plugin.cacheDidUpdate?.({ oldResponse, newResponse } as never)
  }
  expect(list(name)).toEqual(['docs/b'])
})

/** Find the strategy for a request. */
function find(
  url: string,
  { accept, ...request }: SampleRequest
): Strategy | undefined {
  const headers = new Headers(accept === undefined ? {} : { Accept: accept })
  const options = {
    url: new URL(url),
    sameOrigin: new URL(url).origin === new URL(scope).origin,
    request: { url, headers, ...request },
    event: undefined
  }
  const route = routes.find(({ match }) => match(options as never))
  return route?.handler as Strategy | undefined
}

/** Workbox has no getters for the limits. */
function describeStrategy(strategy: Strategy | undefined) {
  const plugins = strategy?.plugins ?? []
  return {
    strategy: strategy?.constructor.name,
    cache: strategy?.cacheName.replace(` ${scope}`, ''),
    timeout: strategy && Reflect.get(strategy, '_networkTimeoutSeconds'),
    limits: plugins
      .map(plugin => Reflect.get(plugin, '_config'))
      .find(config => config !== undefined)
  }
}

async function runPlugins(
  strategy: Strategy | undefined,
  received: { readonly request: object; readonly response: Response }
): Promise<Response> {
  let { response } = received
  for (const { fetchDidSucceed } of strategy?.plugins ?? []) {
    if (!fetchDidSucceed) continue
    response = await fetchDidSucceed({ ...received, response } as never)
  }
  return response
}
