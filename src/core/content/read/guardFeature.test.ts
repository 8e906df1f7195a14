import { expect, test } from 'vitest'
import type { LoadedFeature } from '../../feature.ts'
import { DiagnosticError } from '../../model/diagnostic.ts'
import { type Cache, createCache } from '../../platform/cache/createCache.ts'
import { createTestCache } from '../../platform/cache/testCache.fixture.ts'
import { describeCurrentWork } from '../../platform/supervision.ts'
import { createFileLocator } from '../sourceLocator.ts'
import { guardFeature } from './guardFeature.ts'

type Hook = (...given: readonly unknown[]) => unknown

/** Put a function where a hook's path leads, and return the guarded hook. */
function guardHook(path: string, hook: unknown): Hook {
  const keys = path.split('.')
  const feature = keys.reduceRight<unknown>(
    (inner, key) => ({ [key]: inner }),
    hook
  )
  const guarded = guardFeature(
    {
      ...(feature as object),
      name: 'terms',
      folder: '/site/terms',
      alias: '@site/terms'
    } as LoadedFeature,
    {
      contentDir: '/site',
      file: 'terms/index.ts',
      locator: createFileLocator('terms/index.ts')
    }
  )
  return keys.reduce<unknown>(
    (inner, key) => Object(inner)[key],
    guarded
  ) as Hook
}

async function findError(run: () => unknown): Promise<string> {
  try {
    await run()
    return 'no error'
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error
    return error.message
  }
}

/** Every hook, and a wrong result besides null. */
const hooks: readonly (readonly [path: string, wrong: unknown])[] = [
  ['read', []],
  ['translate', 'text'],
  ['localize', {}],
  ['resolve', { clients: {} }],
  ['routes', [{ route: { kind: 'terms' } }]],
  ['markdown.data', { look: () => {} }],
  ['markdown.plugins', { block: [] }],
  ['markdown.findSymbols', {}],
  ['components.Term.create', 'text'],
  ['note', {}],
  ['resolve', { client: { terms: [{ show: () => {} }] } }],
  ['resolve', { client: { terms: new Map() } }],
  ['files', [{ file: 'a.json' }]],
  ['files', [{ file: 'a.bin', bytes: 'text' }]],
  ['files', { texts: [] }],
  ['publish', []],
  ['dialect.findLayout', { contentDir: 1 }],
  ['dialect.rewriteSource', {}],
  ['dialect.rehypePlugin', {}],
  ['dialect.listAliases', { a: 1 }],
  ['dialect.listRules', {}],
  ['dialect.translations.docs', {}],
  ['dialect.translations.readTexts', 'text'],
  ['check', [['error', []]]]
]

test.each(hooks)(
  'an error in the hook %s names it and its feature',
  async path => {
    const start = `terms/index.ts: The hook "${path}" of the feature "terms" throws`
    const wrong: readonly (readonly [Hook, string])[] = [
      [() => Object(undefined).a.b, ' an error: Cannot read'],
      [() => Promise.reject(new Error('No.')), ' an error: No.\n'],
      [
        () => {
          throw 'text'
        },
        ' an error: text.\n'
      ],
      [() => Promise.reject(null), ' null instead of an error.\n']
    ]
    for (const [hook, reason] of wrong) {
      const message = await findError(() => guardHook(path, hook)())
      expect(message).toContain(start + reason)
      expect(message).toContain('Fix the feature, or remove it from site.ts.')
    }
  }
)

test.each(hooks)(
  'a wrong result of the hook %s is reported with its name',
  async (path, wrong) => {
    for (const result of [null, wrong]) {
      const run = () => guardHook(path, () => result)()
      expect(await findError(run)).toMatch(
        new RegExp(
          `^terms/index.ts: The hook "${path}" of the feature "terms" returns .*\\.\n.*Fix the feature`
        )
      )
    }
  }
)

test('a hook that forgets to return pages is reported', async () => {
  const run = guardHook('routes', () => undefined)
  expect(await findError(run)).toContain('returns nothing instead of a list')
})

test('data that browsers would not get is named', async () => {
  const terms = [{ show: () => {} }]
  const run = guardHook('resolve', () => ({ client: { terms } }))
  expect(await findError(run)).toContain(
    'but its "client.terms.0.show" is a function.'
  )
})

test('a misspelled stage of plugins gets a suggestion', async () => {
  const run = guardHook('markdown.plugins', () => ({ element: [] }))
  expect(await findError(run)).toContain(
    'unknown field "element" (did you mean "elements"?) instead of plugins'
  )
})

test.each([
  ['read', { terms: [] }],
  ['read', undefined],
  [
    'resolve',
    { client: {}, diagnostics: [{ severity: 'error', message: 'No.' }] }
  ],
  [
    'routes',
    [{ route: { kind: 'terms', pathname: '/terms' }, contents: [], source: {} }]
  ],
  ['markdown.plugins', { blocks: [() => {}, [() => {}, { a: 1 }]] }],
  ['markdown.findSymbols', new Map()],
  ['components.Term.create', undefined],
  ['files', [{ file: 'a', text: '', summary: 'A' }]],
  ['files', [{ file: 'a', bytes: Buffer.from('') }]],
  ['publish', undefined],
  ['dialect.findLayout', undefined],
  ['dialect.rewriteSource', ''],
  ['dialect.listRules', []],
  ['check', [{ severity: 'error', message: 'No.' }]]
])('a valid result of the hook %s passes unchanged', async (path, result) => {
  expect(guardHook(path, () => result)()).toBe(result)
  expect(await guardHook(path, async () => result)()).toBe(result)
})

test('work in progress names the hook, in case it never ends', async () => {
  const hook = guardHook('read', async () => {
    await Promise.resolve()
    return { work: describeCurrentWork() }
  })
  expect(await hook()).toEqual({
    work: 'runs the hook "read" of the feature "terms" in terms/index.ts'
  })
  expect(describeCurrentWork()).toBe(undefined)
})

test('the function that a hook returns is named as well', async () => {
  const create = guardHook('dialect.rehypePlugin', () => () => {
    throw new Error('No.')
  })
  expect(await findError(create() as () => unknown)).toContain(
    'The hook "dialect.rehypePlugin.returned" of the feature "terms" throws'
  )
})

test('mistakes that a feature reports on purpose pass unchanged', async () => {
  const place = { file: 'terms.yml', line: 2 }
  const hint = 'Write it.'
  const own = Object.assign(new Error(''), {
    name: 'DiagnosticError',
    diagnostics: [
      { severity: 'error', message: 'A term has no meaning.', place, hint }
    ]
  })
  const fail = (error: unknown) =>
    guardHook('read', async () => {
      throw error
    })()
  expect(await findError(() => fail(own))).toBe(
    'terms.yml:2: A term has no meaning.\n  Write it.'
  )
  await expect(fail(own)).rejects.toBeInstanceOf(DiagnosticError)
})

test('what a hook stores in the cache is not found by the next build', async () => {
  const { options } = createTestCache()
  const task = { step: 'terms', inputs: ['a'] }
  const hook = guardHook('files', ({ cache }: { readonly cache: Cache }) => {
    cache.store(task, { value: 1, dependencies: new Map() })
    return []
  })
  hook({ cache: createCache(options), plan: {} })
  expect(createCache(options).get(task)).toBeUndefined()
})

test.each([
  ['markdown.data', (cache: Cache) => [{}, cache]],
  ['markdown.plugins', (cache: Cache) => [{ cache }]],
  ['files', (cache: Cache) => [{ cache, plan: {} }]]
] as const)(
  'what the hook %s computes with the cache is computed again by the next build',
  async (path, list) => {
    const { options } = createTestCache()
    let count = 0
    const hook = guardHook(path, (...given: readonly unknown[]) => {
      const last = given.at(-1) as Cache | { readonly cache: Cache }
      const cache = 'cache' in last ? last.cache : last
      const task = { step: 'terms', inputs: ['a'] }
      void cache.getOrCompute(task, async () => {
        count += 1
        return count
      })
      return undefined
    })
    for (const expected of [1, 2]) {
      hook(...list(createCache(options)))
      await expect.poll(() => count).toBe(expected)
    }
  }
)
