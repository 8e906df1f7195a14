import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { PageRequest } from '../markdown/createModuleCompiler.ts'
import type {
  MarkdownContext,
  PageDiagnostic,
  ResolvedLink
} from '../markdown/markdownContext.ts'
import { englishTexts } from '../model/catalogue.ts'
import { createCache } from '../platform/cache/createCache.ts'
import { readTracked, trackExists } from '../platform/cache/trackedFiles.ts'
import { createCachedCompiler } from './createCachedCompiler.ts'

type Compile = (context: MarkdownContext) => string | Promise<string>

/** Simulate one build: a compiler that resolves links as in `links`. */
function createBuild(
  contentDir: string,
  compile: Compile = () => 'code',
  links: Readonly<Record<string, ResolvedLink>> = {}
) {
  const reported: PageDiagnostic[] = []
  const cache = createCache({
    folder: path.join(contentDir, '.store'),
    version: '1',
    roots: [contentDir]
  })
  let count = 0
  const { compilePage, compileBlock, factsBySpecifier } = createCachedCompiler(
    {
      setup: { features: [], cache },
      data: {},
      baseUrl: '/',
      contentDir,
      texts: englishTexts,
      resolveLink: link => links[link] ?? { kind: 'external' },
      report: diagnostic => reported.push(diagnostic)
    },
    [],
    {
      createCompiler: context => async () => {
        count += 1
        return compile(context)
      }
    }
  )
  const run = (source: string, part: Partial<PageRequest> = {}) =>
    compilePage({ file: path.join(contentDir, 'a.mdx'), source, ...part })
  const runBlock = (source: string) => {
    const file = path.join(contentDir, 'a.mdx')
    return compileBlock([{ file, source }], {
      inputs: [],
      create: pages =>
        pages.map(({ result }) => 'code' in result && result.code),
      toStored: codes => codes.join()
    })
  }
  return { run, runBlock, reported, factsBySpecifier, count: () => count }
}

function createFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'compiler-'))
}

function createDiagnostic(folder: string, message: string) {
  const file = path.join(folder, 'a.mdx')
  return {
    kind: 'syntax',
    severity: 'warning',
    place: { file },
    message
  } as const
}

test('two concurrent compilations share one result', async () => {
  const { run, count } = createBuild(createFolder())
  const [one, other] = await Promise.all([run('# A'), run('# A')])
  expect(one).toEqual(other)
  expect(count()).toBe(1)
})

test('the next build reuses compiled pages', async () => {
  const folder = createFolder()
  await createBuild(folder).run('# A')
  const next = createBuild(folder)
  expect((await next.run('# A')).result).toEqual({ code: 'code' })
  expect(next.count()).toBe(0)
})

test('an edited page is compiled again', async () => {
  const folder = createFolder()
  await createBuild(folder).run('# A')
  const next = createBuild(folder)
  await next.run('# B')
  expect(next.count()).toBe(1)
})

test('a page is compiled again when the target of a link changes', async () => {
  const folder = createFolder()
  const compile: Compile = context =>
    JSON.stringify(
      context.resolveLink('./b.mdx', path.join(folder, 'docs/a.mdx'))
    )
  const leadsTo = (href: string) => ({
    './b.mdx': { kind: 'page', href } as const
  })
  await createBuild(folder, compile, leadsTo('/b')).run('# A')
  const same = createBuild(folder, compile, leadsTo('/b'))
  await same.run('# A')
  expect(same.count()).toBe(0)
  const moved = createBuild(folder, compile, leadsTo('/c'))
  expect(JSON.stringify((await moved.run('# A')).result)).toContain('/c')
})

test('a page is compiled again when a file it read changes', async () => {
  const folder = createFolder()
  const included = path.join(folder, 'included.ts')
  const compile = () => readTracked(included).toString()
  writeFileSync(included, 'one')
  expect(await createBuild(folder, compile).run('# A')).toMatchObject({
    result: { code: 'one' },
    files: [included],
    missing: []
  })
  writeFileSync(included, 'two')
  const { result } = await createBuild(folder, compile).run('# A')
  expect(result).toEqual({ code: 'two' })
})

test('a page is compiled again when a missing file appears', async () => {
  const folder = createFolder()
  const picture = path.join(folder, 'picture.png')
  const compile = () => String(trackExists(picture))
  const { missing } = await createBuild(folder, compile).run('# A')
  expect(missing).toEqual([picture])
  writeFileSync(picture, '')
  const { result } = await createBuild(folder, compile).run('# A')
  expect(result).toEqual({ code: 'true' })
})

test("later builds report a page's diagnostics again", async () => {
  const folder = createFolder()
  const diagnostic = createDiagnostic(folder, 'odd')
  const compile: Compile = context => {
    context.report(diagnostic)
    return 'code'
  }
  await createBuild(folder, compile).run('# A')
  const next = createBuild(folder, compile)
  await next.run('# A')
  expect(next.reported).toEqual([diagnostic])
  expect(next.count()).toBe(0)
})

test('parts of a page that compile concurrently keep their own diagnostics', async () => {
  const folder = createFolder()
  let count = 0
  const compile: Compile = async context => {
    count += 1
    const name = count
    context.report(createDiagnostic(folder, `${name} early`))
    await new Promise(resolve => setTimeout(resolve))
    context.report(createDiagnostic(folder, `${name} late`))
    return 'code'
  }
  const parts = [{}, { isExcerpt: true }, { isTitled: true }]
  const cold = createBuild(folder, compile)
  await Promise.all(parts.map(part => cold.run('# A', part)))
  const warm = createBuild(folder, compile)
  await Promise.all(parts.map(part => warm.run('# A', part)))
  const list = (diagnostics: readonly PageDiagnostic[]) =>
    diagnostics.map(({ message }) => message).sort()
  expect(list(cold.reported)).toHaveLength(6)
  expect(list(warm.reported)).toEqual(list(cold.reported))
})

test('a diagnostic about another file is reported again, too', async () => {
  const folder = createFolder()
  const other = {
    ...createDiagnostic(folder, 'odd'),
    place: { file: `${folder}/b.mdx` }
  }
  const compile: Compile = context => {
    context.report(other)
    return 'code'
  }
  await createBuild(folder, compile).run('# A')
  const next = createBuild(folder, compile)
  await next.run('# A')
  expect(next.reported).toEqual([other])
})

test('a failure is reported with the preceding diagnostics, now and later', async () => {
  const folder = createFolder()
  const compile: Compile = context => {
    context.report(createDiagnostic(folder, 'odd'))
    throw new Error('no')
  }
  const cold = createBuild(folder, compile)
  const warm = createBuild(folder, compile)
  const { result } = await cold.run('# A')
  expect(result).toHaveProperty('error.message', expect.stringMatching('no'))
  expect((await warm.run('# A')).result).toEqual(result)
  expect(cold.reported).toHaveLength(2)
  expect(warm.reported).toEqual(cold.reported)
})

test('a cached block reports the diagnostics of its pages and knows their facts', async () => {
  const folder = createFolder()
  const diagnostic = createDiagnostic(folder, 'Odd.')
  const compile: Compile = context => {
    context.report(diagnostic)
    context.addFacts?.({ partials: [{ specifier: './b.mdx' }] })
    return 'code'
  }
  const first = createBuild(folder, compile)
  const next = createBuild(folder, compile)
  expect(await first.runBlock('a')).toEqual({ created: ['code'] })
  expect(await next.runBlock('a')).toEqual({ stored: 'code' })
  expect(next.count()).toBe(0)
  expect(next.reported).toEqual([diagnostic])
  expect([...next.factsBySpecifier]).toEqual([...first.factsBySpecifier])
  expect([...next.factsBySpecifier.values()]).toEqual([
    { partials: [{ specifier: './b.mdx' }] }
  ])
})

test('a block whose link leads elsewhere is compiled again', async () => {
  const folder = createFolder()
  const file = path.join(folder, 'a.mdx')
  const compile: Compile = context =>
    JSON.stringify(context.resolveLink('./b.md', file))
  const links = { './b.md': { kind: 'file', file: 'b.zip' } } as never
  expect(await createBuild(folder, compile).runBlock('a')).toEqual({
    created: ['{"kind":"external"}']
  })
  expect(await createBuild(folder, compile, links).runBlock('a')).toEqual({
    created: ['{"kind":"file","file":"b.zip"}']
  })
})
