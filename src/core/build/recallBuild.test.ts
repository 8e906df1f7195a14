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
import { SiteError } from '../model/errors.ts'
import type { BuildOptions } from './build.ts'
import { recallBuild } from './recallBuild.ts'
import type { Reporter } from './reporter.ts'
import { createStore } from './store/createStore.ts'
import { observeDate, observeUnlisted } from './store/observe.ts'
import { exists, readObserved } from './store/observedFiles.ts'
import { writeFiles } from './writeFiles.fixture.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'recalled-'))
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
  /** Runs while the site is being built. */
  readonly during?: () => void
}

/** Build the site, and return whether it was built, and the warnings. */
async function build({
  options,
  date = '2026-01-01',
  version = '1',
  during = () => {}
}: Given = {}) {
  const warnings: SiteError[] = []
  const reporter: Reporter = {
    stage: (_, run) => Promise.resolve(run(() => {})),
    warn: found => warnings.push(...found)
  }
  let isBuilt = false
  const contentDir = at('content')
  const { summary } = await recallBuild(
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
      layout: { root: contentDir, hasDocsOnly: false },
      gitDates: { dates: new Map([[at('content/docs/start.md'), { date }]]) },
      store: createStore({ folder: at('cache'), version, roots: [contentDir] }),
      reporter
    },
    async ({ warn }) => {
      isBuilt = true
      readObserved(at('elsewhere/sample.ts'))
      exists(at('elsewhere/missing.ts'))
      during()
      warn([
        new SiteError('A warning.', {
          place: { file: 'docs/start.md', line: 1 },
          remedy: 'Do it.'
        })
      ])
      writeFiles(at('out'), { 'index.html': 'start', 'a/b.html': 'b' })
      const [pages, baseUrl, policy] = [2, '/', '']
      return { pages, baseUrl, redirects: [], policy, summary: 'first build' }
    }
  )
  return { isBuilt, summary, warnings: warnings.map(each => ({ ...each })) }
}

test('an unchanged site is built once, and its warnings are repeated', async () => {
  const first = await build()
  const second = await build()
  expect([first.isBuilt, second.isBuilt]).toEqual([true, false])
  expect(second.summary).toBe('0 changed, 0 added, 0 removed')
  expect(second.warnings).toEqual(first.warnings)
  expect(second.warnings).toMatchObject([{ remedy: 'Do it.' }])
})

test.each<[name: string, edit: () => void]>([
  ['a page', () => appendFileSync(at('content/docs/start.md'), 'More.\n')],
  [
    'a page, keeping its size and time,',
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
    'the name of a page',
    () => renameSync(at('content/docs/start.md'), at('content/docs/renamed.md'))
  ],
  [
    'a hidden file',
    () => appendFileSync(at('content/static/.well-known/contact.txt'), '!')
  ],
  [
    'a link to a file',
    () => symlinkSync('start.md', at('content/docs/linked.md'))
  ],
  [
    'a file outside the site that a page includes',
    () => appendFileSync(at('elsewhere/sample.ts'), '//\n')
  ],
  [
    'a file outside the site that was missing',
    () => writeFiles(at('elsewhere'), { 'missing.ts': '' })
  ],
  ['a missing file of the output', () => rmSync(at('out/index.html'))],
  [
    'an edited file of the output',
    () => appendFileSync(at('out/index.html'), '!')
  ],
  ['an additional file of the output', () => writeFiles(at('out'), { c: 'c' })],
  ['the missing output', () => rmSync(at('out'), { recursive: true })]
])('%s causes a build', async (_, edit) => {
  await build()
  expect((await build()).isBuilt).toBe(false)
  edit()
  expect((await build()).isBuilt).toBe(true)
})

test.each<[name: string, given: Given]>([
  ['the base URL', { options: { baseUrl: '/kit/' } }],
  ['a release', { options: { isRelease: true } }],
  ['the kill switch', { options: { killSwitch: true } }],
  ['a flag of a feature', { options: { flags: new Set(['lock']) } }],
  ['the date of a commit', { date: '2026-01-02' }],
  ['the generator', { version: '2' }]
])('another value for %s causes a build', async (_, given) => {
  await build()
  expect((await build(given)).isBuilt).toBe(true)
})

test('the result of code that may read the time lasts for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 1, 12) })
  await build({ during: observeDate })
  vi.setSystemTime(new Date(2026, 0, 1, 23))
  expect((await build()).isBuilt).toBe(false)
  vi.setSystemTime(new Date(2026, 0, 2, 0, 1))
  expect((await build()).isBuilt).toBe(true)
  vi.useRealTimers()
})

test('links that lead nowhere and files that are no text change nothing', async () => {
  symlinkSync('nowhere.md', at('content/docs/gone.md'))
  symlinkSync('loop.md', at('content/docs/loop.md'))
  symlinkSync('/dev/zero', at('content/static/zeros'))
  await build()
  expect((await build()).isBuilt).toBe(false)
})

test('an edit that is taken back needs no build', async () => {
  await build()
  const file = at('content/docs/start.md')
  const text = readFileSync(file)
  writeFileSync(file, '# Other\n')
  writeFileSync(file, text)
  expect((await build()).isBuilt).toBe(false)
})

test('a page that is saved during the build causes another', async () => {
  const during = () => appendFileSync(at('content/docs/start.md'), 'More.\n')
  await build({ during })
  expect((await build()).isBuilt).toBe(true)
  expect((await build()).isBuilt).toBe(false)
})

test('a site whose own code may read anything is built every time', async () => {
  await build({ during: observeUnlisted })
  expect((await build({ during: observeUnlisted })).isBuilt).toBe(true)
})
