import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { englishTexts } from '../../model/catalogue.ts'
import type {
  MarkdownContext,
  MarkdownFinding,
  ResolvedLink
} from '../markdown/markdownContext.ts'
import { createMdxCache } from './mdxCache.ts'

const file = '/content/docs/a.mdx'

/** A cache whose links lead where `links` says, and a count of compilations. */
function createTestCache(
  cacheDir: string,
  links: Readonly<Record<string, ResolvedLink>> = {},
  compile: (context: MarkdownContext) => string = () => 'code'
) {
  const reported: MarkdownFinding[] = []
  const cache = createMdxCache(
    {
      baseUrl: '/',
      contentDir: '/content',
      cacheDir,
      texts: englishTexts,
      jsxDev: false,
      resolveLink: link => links[link] ?? { kind: 'external' },
      report: finding => reported.push(finding),
      addDependency: () => undefined
    },
    'version 1'
  )
  let count = 0
  const resolve = (source: string) =>
    cache.resolve({ file, query: '', source }, async () => {
      count += 1
      return compile(cache.context)
    })
  return { resolve, reported, count: () => count }
}

function createFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'mdx-'))
}

test('two compilations that ask at once share one result', async () => {
  const { resolve, count } = createTestCache(createFolder())
  const [one, other] = await Promise.all([resolve('# A'), resolve('# A')])
  expect(one).toBe(other)
  expect(count()).toBe(1)
})

test('the next build finds what this one compiled', async () => {
  const folder = createFolder()
  await createTestCache(folder).resolve('# A')
  const next = createTestCache(folder)
  expect(await next.resolve('# A')).toEqual({ code: 'code', files: [] })
  expect(next.count()).toBe(0)
})

test('an edited page is compiled again', async () => {
  const folder = createFolder()
  await createTestCache(folder).resolve('# A')
  const next = createTestCache(folder)
  await next.resolve('# B')
  expect(next.count()).toBe(1)
})

test('a page is compiled again when a link of it leads elsewhere', async () => {
  const folder = createFolder()
  const compile = (context: MarkdownContext) =>
    JSON.stringify(context.resolveLink('./b.mdx', file))
  const leadsTo = (href: string) => ({
    './b.mdx': { kind: 'page', href } as const
  })
  await createTestCache(folder, leadsTo('/b'), compile).resolve('# A')
  const same = createTestCache(folder, leadsTo('/b'), compile)
  await same.resolve('# A')
  expect(same.count()).toBe(0)
  const moved = createTestCache(folder, leadsTo('/c'), compile)
  expect((await moved.resolve('# A')).code).toContain('/c')
})

test('a page is compiled again when a file it read has changed', async () => {
  const folder = createFolder()
  const included = path.join(folder, 'included.ts')
  const compile = (context: MarkdownContext) => {
    context.addDependency(file, included)
    return 'code'
  }
  writeFileSync(included, 'one')
  await createTestCache(folder, {}, compile).resolve('# A')
  writeFileSync(included, 'two')
  const next = createTestCache(folder, {}, compile)
  await next.resolve('# A')
  expect(next.count()).toBe(1)
})

test('what was found in a page is said again from the cache', async () => {
  const folder = createFolder()
  const finding = {
    kind: 'syntax',
    level: 'warn',
    file,
    message: 'odd'
  } as const
  const compile = (context: MarkdownContext) => {
    context.report(finding)
    return 'code'
  }
  await createTestCache(folder, {}, compile).resolve('# A')
  const next = createTestCache(folder, {}, compile)
  await next.resolve('# A')
  expect(next.reported).toEqual([finding])
})

test('a compilation that fails fails for all who wait, and is not kept', async () => {
  const folder = createFolder()
  const fail = () => {
    throw new Error('no')
  }
  const failing = createTestCache(folder, {}, fail)
  const results = await Promise.allSettled([
    failing.resolve('# A'),
    failing.resolve('# A')
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = createTestCache(folder)
  expect((await next.resolve('# A')).code).toBe('code')
})
