import { describe, expect, test } from 'vitest'
import { toPathname } from '../../model/paths.ts'
import { CLIENT_KEY, type Page, type PageRecord } from '../../model/route.ts'
import type { SiteFiles } from './createBrowserFiles.ts'
import { OtherBuildError } from './createRecordReader.ts'
import { createPageStore, createPathnameCache } from './pageStore.ts'

describe('loading a page', () => {
  test('7.1 goes from its folder’s manifest to its files', async () => {
    const { source, log } = resolveSite()
    const result = await source.load('/docs/form/STARTED.html')
    expect(result).toMatchObject({
      kind: 'loaded',
      page: { route: { pathname: '/docs/form/started' }, sidebar: { id: 'a' } }
    })
    expect(log).toEqual([
      'manifest pages/docs/form.json',
      'whole sheet',
      'sidebar sidebars/a.json',
      'script started.js',
      'style doc.css'
    ])
  })

  test('waits for the whole style sheet, and loads no other one for the served page', async () => {
    const { source, log, records } = resolveSite()
    await source.loadServed(records.started)
    expect(log).toEqual([
      'whole sheet',
      'sidebar sidebars/a.json',
      'script started.js'
    ])
  })

  test('reports the address of the page that a redirect leads to', async () => {
    const { source } = resolveSite()
    expect(await source.load('/docs')).toMatchObject({
      kind: 'loaded',
      page: { route: { pathname: '/docs/form/started' } },
      redirect: '/docs/form/started'
    })
    expect(await source.load('/docs/form/STARTED/')).not.toHaveProperty(
      'redirect'
    )
    expect(await source.load('/nope')).not.toHaveProperty('redirect')
  })

  test('happens once for concurrent requests', async () => {
    const { source, log } = resolveSite()
    const [first, second] = await Promise.all([
      source.load('/docs/form/started'),
      source.load('/docs/form/started/')
    ])
    expect(first).toEqual(second)
    expect(log).toHaveLength(5)
    const page = first.kind === 'loaded' ? first.page : undefined
    expect(source.find('/docs/form/Started')).toBe(page)
  })

  test('2.2.2 returns the not-found page for an unknown path', async () => {
    const { source } = resolveSite()
    for (const pathname of ['/docs/form/nope', '/nowhere/at/all', '/nope']) {
      expect(await source.load(pathname)).toMatchObject({
        kind: 'loaded',
        page: { route: { kind: 'notFound' } }
      })
    }
  })

  test.each([
    ['its folder', '/docs/form/new', 'pages/docs/form.json'],
    ['a folder that was missing', '/docs/new/page', 'pages/docs/new.json']
  ])(
    'asks the server for a page newer than the manifest of %s',
    async (_, pathname, file) => {
      const { source, log, publish } = resolveSite()
      await source.findRecord(pathname)
      publish(pathname, file)
      expect(await source.load(pathname)).toMatchObject({
        kind: 'failed',
        error: new OtherBuildError(`${pathname} is from a newer build.`)
      })
      expect(log).toEqual([`manifest ${file}`, `manifest ${file} no-store`])
    }
  )

  test.each([
    ['the same client', client, 'loaded'],
    ['another script', ['client.2.js', 'client.1.css'], 'failed'],
    ['another style sheet', ['client.1.js', 'client.2.css'], 'failed']
  ])('of a build with %s: %s', async (_, deployed, kind) => {
    const { source, deploy } = resolveSite()
    deploy(deployed)
    for (const pathname of [
      '/docs/form/started',
      '/docs/hooks/intro',
      '/404'
    ]) {
      const result = await source.load(pathname)
      expect(result.kind).toBe(kind)
      expect('error' in result && result.error instanceof OtherBuildError).toBe(
        kind === 'failed'
      )
    }
  })

  test('that is in a manifest read earlier needs no other build', async () => {
    const { source, deploy } = resolveSite()
    await source.findRecord('/docs/form/started')
    deploy(['client.2.js', 'client.2.css'])
    expect((await source.load('/docs/form/started')).kind).toBe('loaded')
  })

  test('fails if the server cannot confirm that the page is missing', async () => {
    const { source, broken } = resolveSite()
    await source.findRecord('/docs/form/nope')
    broken.add('pages/docs/form.json')
    expect((await source.load('/docs/form/nope')).kind).toBe('failed')
    broken.clear()
    expect((await source.load('/docs/form/nope')).kind).toBe('loaded')
  })

  test('fails if a file fails to load, and can be retried', async () => {
    const { source, broken } = resolveSite()
    broken.add('started.js')
    const pathname = '/docs/form/started'
    expect(await source.load(pathname)).toMatchObject({ kind: 'failed' })
    expect(source.find(pathname)).toBe(undefined)
    broken.clear()
    expect(await source.load(pathname)).toMatchObject({ kind: 'loaded' })
  })

  test('fails if the script does not register the page', async () => {
    const { source } = resolveSite()
    expect(await source.load('/docs/form/empty')).toMatchObject({
      kind: 'failed',
      error: { message: 'No script contains /docs/form/empty.' }
    })
  })

  test('fails if a manifest fails to load, and can be retried', async () => {
    const { source, broken } = resolveSite()
    broken.add('pages/docs/form.json')
    expect((await source.load('/docs/form/started')).kind).toBe('failed')
    broken.clear()
    expect((await source.load('/docs/form/started')).kind).toBe('loaded')
  })

  test('finds a shared page using only the shared manifest', async () => {
    const { source, log } = resolveSite()
    await source.load('/docs/Hooks/intro/')
    await source.findRecord('/docs/hooks/%69ntro')
    expect(log).toEqual([
      'manifest pages/root.json',
      'whole sheet',
      'script intro.js'
    ])
  })

  test.each([
    ['is from another build that lacks it', '/docs/form/started', ''],
    ['fails to load', '/docs/hooks/intro', 'pages/root.json']
  ])(
    'finds a shared page in its folder’s manifest if the shared one %s',
    async (_, pathname, failing) => {
      const { source, log, broken } = resolveSite({
        shared: ['/docs/form/started', '/docs/hooks/intro']
      })
      broken.add(failing)
      expect(await source.load(pathname)).toMatchObject({
        kind: 'loaded',
        page: { route: { pathname } }
      })
      expect(log.slice(0, 2)).toEqual([
        'manifest pages/root.json',
        `manifest pages${pathname.replace(/\/[^/]+$/, '.json')}`
      ])
    }
  )

  test('8.9 rejects an undecodable pathname', async () => {
    const { source } = resolveSite()
    const result = await source.load('/%E0%A4')
    expect(result).toMatchObject({
      kind: 'undecodable',
      error: new URIError(
        'Pathname "/%E0%A4" could not be decoded. This is likely caused by an invalid percent-encoding.'
      )
    })
  })

  test('treats the styles of the served page as loaded', async () => {
    const { source, log, records } = resolveSite()
    await source.loadServed(records.started)
    expect(log).not.toContain('style doc.css')
    expect(source.find('/docs/form/started')).toBeDefined()
  })
})

const client = ['client.1.js', 'client.1.css']

function resolveSite({ shared = ['/docs/hooks/intro'] } = {}) {
  const log: string[] = []
  const broken = new Set<string>()
  const registry = new Map<string, Page>()
  const records = {
    started: createRecord('/docs/form/started', ['started.js', 'doc.css'], 'a'),
    empty: createRecord('/docs/form/empty', ['empty.js']),
    intro: createRecord('/docs/hooks/intro', ['intro.js']),
    notFound: createRecord('/404', ['404.js'])
  }
  const manifests: Record<string, Record<string, PageRecord>> = {
    'pages/docs/form.json': {
      '/docs/form/started': records.started,
      '/docs/form/empty': records.empty
    },
    'pages/docs/hooks.json': { '/docs/hooks/intro': records.intro },
    'pages/root.json': {
      '/404': records.notFound,
      '/docs': records.started,
      '/docs/hooks/intro': records.intro
    }
  }

  function publish(pathname: string, file: string): void {
    const record = createRecord(pathname, ['new.js'])
    manifests[file] = { ...manifests[file], [pathname]: record }
  }

  async function read(kind: string, file: string, cache?: string) {
    log.push([kind, file, cache].filter(Boolean).join(' '))
    if (broken.has(file)) throw new Error(`${file} failed to load`)
  }

  const files: SiteFiles = {
    async readManifest(file, cache) {
      await read('manifest', file, cache)
      return manifests[file]
    },
    async readSidebar(file) {
      await read('sidebar', file)
      return { id: 'a', items: [] }
    },
    async loadScript(file) {
      await read('script', file)
      if (file === 'started.js') registry.set('/docs/form/started', doc)
      if (file === 'intro.js') registry.set('/docs/hooks/intro', intro)
      if (file === '404.js') registry.set('/404', notFound)
    },
    loadStyle: file => read('style', file),
    async loadWholeSheet() {
      if (!log.includes('whole sheet')) log.push('whole sheet')
    },
    prefetch: () => Promise.resolve()
  }
  const source = createPageStore(
    files,
    key => registry.get(key),
    new Set(shared),
    client
  )
  function deploy(deployed: readonly string[]): void {
    const record = { pathname: toPathname('/'), files: deployed }
    for (const file of Object.keys(manifests)) {
      manifests[file] = { [CLIENT_KEY]: record, ...manifests[file] }
    }
  }

  return { source, log, broken, records, publish, deploy }
}

function createRecord(
  pathname: string,
  files: readonly string[],
  sidebar?: string
): PageRecord {
  return {
    pathname: toPathname(pathname),
    files,
    ...(sidebar && { sidebar: `sidebars/${sidebar}.json` })
  }
}

const notFound: Page = {
  route: {
    kind: 'notFound',
    pathname: toPathname('/404'),
    isUnlisted: false,
    locales: {},
    versions: {}
  },
  contents: []
}

const doc = createDoc('/docs/form/started')

const intro = createDoc('/docs/hooks/intro')

function createDoc(pathname: string): Page {
  return {
    route: {
      kind: 'doc',
      pathname: toPathname(pathname),
      isUnlisted: false,
      locales: {},
      versions: {},
      version: 'current',
      breadcrumbs: [],
      docId: 'form/started',
      hideToc: false,
      toc: { min: 2, max: 3 },
      isDraft: false
    },
    contents: []
  }
}

describe('2.1.1 2.1.8 the page key', () => {
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
