import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BuildOptions } from '../build.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { createCache } from '../platform/cache/createCache.ts'
import { markUncacheable, trackDate } from '../platform/cache/track.ts'
import { trackEnvironment } from '../platform/cache/trackEnvironment.ts'
import { readTracked, trackExists } from '../platform/cache/trackedFiles.ts'
import type { Reporter } from '../platform/reporter.ts'
import { writeFiles } from '../writeFiles.fixture.ts'
import { buildIfChanged } from './buildIfChanged.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'unchanged-'))
  writeFiles(root, {
    'content/site.ts': "export default { title: 'Kit' }\n",
    'content/docs/start.md': '# Start\n',
    'content/static/.well-known/contact.txt': 'me',
    'elsewhere/sample.ts': 'const sample = 1\n'
  })
})
afterEach(() => rmSync(root, { recursive: true }))

const at = (file: string) => path.join(root, file)

interface Given {
  readonly options?: Partial<BuildOptions>
  readonly date?: string
  readonly version?: string
  /** Runs during the build. */
  readonly during?: () => void
}

/** @returns whether the site was built, and the summary and warnings */
async function build({
  options,
  date = '2026-01-01',
  version = '1',
  during = () => {}
}: Given = {}) {
  const warnings: Diagnostic[] = []
  const reporter: Reporter = {
    stage: (_, run) => Promise.resolve(run(() => {})),
    warn: found => warnings.push(...found)
  }
  let isBuilt = false
  const contentDir = at('content')
  const { summary } = await buildIfChanged(
    {
      options: {
        features: [],
        contentDir,
        out: at('out'),
        cacheDir: at('cache'),
        killSwitch: false,
        isRelease: false,
        ...options
      },
      layout: { contentDir, hasDocsOnly: false },
      gitDates: { dates: new Map([[at('content/docs/start.md'), { date }]]) },
      cache: createCache({ folder: at('cache'), version, roots: [contentDir] }),
      reporter
    },
    async ({ warn }) => {
      isBuilt = true
      readTracked(at('elsewhere/sample.ts'))
      trackExists(at('elsewhere/missing.ts'))
      during()
      warn([
        {
          severity: 'error',
          message: 'A warning.',
          place: { file: 'docs/start.md', line: 1 },
          hint: 'Do it.'
        }
      ])
      writeFiles(at('out'), { 'index.html': 'start', 'a/b.html': 'b' })
      utimesSync(at('out/a/b.html'), 1, 1)
      const [pageCount, baseUrl, policy] = [2, '/', '']
      return {
        pageCount,
        baseUrl,
        redirects: [],
        policy,
        summary: 'first build'
      }
    }
  )
  return { isBuilt, summary, warnings: warnings.map(each => ({ ...each })) }
}

test('an unchanged site is built only once, and its warnings are repeated', async () => {
  const first = await build()
  const second = await build()
  expect([first.isBuilt, second.isBuilt]).toEqual([true, false])
  expect(second.summary).toBe('0 changed, 0 added, 0 removed')
  expect(second.warnings).toEqual(first.warnings)
  expect(second.warnings).toMatchObject([{ hint: 'Do it.' }])
})

test.each<[name: string, edit: () => void]>([
  [
    'an edited page',
    () => appendFileSync(at('content/docs/start.md'), 'More.\n')
  ],
  [
    'an edited page with the same size and time',
    () => {
      const file = at('content/docs/start.md')
      const time = new Date('2026-01-01')
      utimesSync(file, time, time)
      writeFileSync(file, '# Stars\n')
      utimesSync(file, time, time)
    }
  ],
  ['a new page', () => writeFiles(at('content'), { 'docs/new.md': '# New\n' })],
  [
    'a renamed page',
    () => renameSync(at('content/docs/start.md'), at('content/docs/renamed.md'))
  ],
  [
    'an edited hidden file',
    () => appendFileSync(at('content/static/.well-known/contact.txt'), '!')
  ],
  [
    'a new symbolic link',
    () => symlinkSync('start.md', at('content/docs/linked.md'))
  ],
  [
    'an edited file outside the site that a page includes',
    () => appendFileSync(at('elsewhere/sample.ts'), '//\n')
  ],
  [
    'a new file outside the site that the build looked for',
    () => writeFiles(at('elsewhere'), { 'missing.ts': '' })
  ],
  ['a missing output file', () => rmSync(at('out/index.html'))],
  ['an edited output file', () => appendFileSync(at('out/index.html'), '!')],
  [
    'an edited output file with the same size and time',
    () => {
      const file = at('out/a/b.html')
      writeFileSync(file, 'c')
      utimesSync(file, 1, 1)
    }
  ],
  [
    'an output file with another time',
    () => utimesSync(at('out/index.html'), 1, 1)
  ],
  ['an extra output file', () => writeFiles(at('out'), { c: 'c' })],
  ['a missing output folder', () => rmSync(at('out'), { recursive: true })]
])('%s causes a build', async (_, edit) => {
  await build()
  expect((await build()).isBuilt).toBe(false)
  edit()
  expect((await build()).isBuilt).toBe(true)
})

test.each<[name: string, given: Given]>([
  ['the base URL', { options: { baseUrl: '/kit/' } }],
  ['the release option', { options: { isRelease: true } }],
  ['the kill switch', { options: { killSwitch: true } }],
  ['a feature flag', { options: { flags: new Set(['lock']) } }],
  ['a commit date', { date: '2026-01-02' }],
  ['the generator version', { version: '2' }]
])('changing %s causes a build', async (_, given) => {
  await build()
  expect((await build(given)).isBuilt).toBe(true)
})

test('options that no build reads do not cause one', async () => {
  await build()
  const options = { port: 8081 } as Partial<BuildOptions>
  expect(await build({ options })).toMatchObject({ isBuilt: false })
})

test('a changed environment variable that a component reads causes a build', async () => {
  const read = () => void trackEnvironment(() => process.env.RECALL_TEST)
  vi.stubEnv('RECALL_TEST', 'one')
  await build({ during: read })
  expect((await build({ during: read })).isBuilt).toBe(false)
  vi.stubEnv('RECALL_TEST', 'two')
  expect((await build({ during: read })).isBuilt).toBe(true)
  process.env.RECALL_TEST = 'three' // can still be set
  expect(process.env.RECALL_TEST).toBe('three')
  vi.unstubAllEnvs()
})

test('the result of code that can read the time expires at midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 1, 17) })
  await build({ during: trackDate })
  vi.setSystemTime(new Date(2026, 0, 1, 23))
  expect((await build()).isBuilt).toBe(false)
  vi.setSystemTime(new Date(2026, 0, 2, 0, 1))
  expect((await build()).isBuilt).toBe(true)
  vi.useRealTimers()
})

test('broken links, circular links and devices do not cause a build', async () => {
  symlinkSync('nowhere.md', at('content/docs/gone.md'))
  symlinkSync('loop.md', at('content/docs/loop.md'))
  symlinkSync('/dev/zero', at('content/static/zeros'))
  await build()
  expect((await build()).isBuilt).toBe(false)
})

test('a reverted edit needs no build', async () => {
  await build()
  const file = at('content/docs/start.md')
  const text = readFileSync(file)
  writeFileSync(file, '# Other\n')
  writeFileSync(file, text)
  expect((await build()).isBuilt).toBe(false)
})

test('saving a page during a build causes another build', async () => {
  const during = () => appendFileSync(at('content/docs/start.md'), 'More.\n')
  await build({ during })
  expect((await build()).isBuilt).toBe(true)
  expect((await build()).isBuilt).toBe(false)
})

test('a site with code that can read anything is built every time', async () => {
  await build({ during: markUncacheable })
  expect((await build({ during: markUncacheable })).isBuilt).toBe(true)
})
