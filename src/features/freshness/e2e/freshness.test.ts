import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { load } from 'cheerio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBuildCommand } from '../../../../e2e/support/buildSite.ts'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'

const STORE = 'declarations/@kit/store.d.ts'
const before = `/** Options. */
export interface StoreOptions {
  /** Its name. */
  name: string
  /** Most values. */
  limit?: number
}
/** Create a store. */
export function createStore(options: StoreOptions): void
/** Save a value. */
export function save(key: string): void
`

const files = {
  'site.ts': `export default {
  title: 'Kit', url: 'https://kit.example', baseUrl: '/kit/',
  locales: [{ name: 'en' }, { name: 'de', label: 'Deutsch' }],
  freshness: { owners: ['storage', 'interface'] }
}
`,
  'declarations/reference.ts':
    "export const reference = { '@kit/store': { page: 'api', symbols: {} } }\n",
  [STORE]: before,
  'docs/api.mdx': `---
title: API
owner: storage
reviewed: 2026-01-31
---

<ApiTable of="StoreOptions" from="@kit/store" />

Call \`createStore\`.
`,
  'docs/guide.md':
    '---\ndocuments: [createStore]\nowner: interface\n---\n\n# Guide\n\nCreate a store.\n',
  'docs/other.md': '# Other\n\nNothing of it.\n',
  'i18n/de/docs/guide.md': '# Anleitung\n\nEinen Store anlegen.\n'
}

let root = ''
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fresh-'))
  await writeFiles(path.join(root, 'content'), files)
})
afterAll(() => rm(root, { recursive: true }))

function build(options: readonly string[] = []) {
  return runBuildCommand(path.join(root, 'content'), [
    ...['--out', path.join(root, 'out'), '--cache', path.join(root, 'cache')],
    ...options
  ])
}

async function confirm(...names: readonly string[]) {
  const child = spawn(process.execPath, [
    ...['scripts/runGenerator.mjs', 'accurate', ...names],
    ...['--content', path.join(root, 'content')],
    ...['--cache', path.join(root, 'cache')]
  ])
  const ended = once(child, 'close')
  const printed = await Promise.all([text(child.stdout), text(child.stderr)])
  await ended
  return printed.join('')
}

function edit(file: string, change: (text: string) => string) {
  const name = path.join(root, 'content', file)
  return readFile(name, 'utf8').then(text => writeFile(name, change(text)))
}

async function open(file: string) {
  return load(await readFile(path.join(root, 'out/kit', file), 'utf8'))
}

test('a page is reported from the change of a declaration until somebody confirms it', async () => {
  const first = await build()
  expect(first.output).toContain(
    'There is no freshness.lock, so nobody learns of changes to what 2 pages document.'
  )
  expect(await confirm()).toContain('recorded 3 pages in freshness.lock')

  const quiet = await build()
  expect(quiet.output).not.toContain('warning')
  const list = await open('freshness.html')
  expect(list('article').text()).toContain('All pages match')

  // Comments and formatting are no change.
  await edit(STORE, text =>
    text
      .replace('Its name', 'The name')
      .replace('(options: StoreOptions)', '(\n  options: StoreOptions,\n)')
  )
  expect((await build()).output).not.toContain('warning')

  await edit(STORE, text =>
    text.replace('limit?: number', 'limit: number').replace('save(', 'store(')
  )
  const changed = await build()
  expect(changed.code).toBe(0)
  expect(changed.output).toMatch(
    /docs\/api\.mdx:7:1: "StoreOptions" of @kit\/store has changed since the page was confirmed\.\s+It's declared in declarations\/@kit\/store\.d\.ts:2\.\s+- limit\?: number\s+\+ limit: number\s+Correct the page.*toolbox-docs accurate docs\/api\.mdx/
  )
  expect(changed.output).toContain(
    '"save" of @kit/store has been renamed to "store"'
  )
  expect(changed.output).not.toMatch(/docs\/(?:guide|other)/)

  const page = await open('docs/api.html')
  const notice = page('article aside[aria-label="This page may be outdated"]')
  expect(notice.text()).toContain('StoreOptions, save. Owner: storage.')
  expect(notice.find('a').attr('href')).toBe('/kit/freshness')
  expect(page('.prose').first().text()).toMatch(/^API\s*This page may be/)
  const other = await open('docs/guide.html')
  expect(other('aside.freshness')).toHaveLength(0)

  const moved = await open('freshness.html')
  const headings = moved('article h2').toArray()
  expect(headings.map(each => moved(each).attr('id'))).toEqual([
    'interface',
    'storage'
  ])
  const storage = moved('#storage').nextAll()
  expect(storage.find('a[href="/kit/docs/api"]').text()).toBe('API')
  expect(storage.text()).toContain('Reviewed on 2026-01-31.')
  expect(storage.text()).toContain('save has been renamed to store.')
  expect(storage.find('pre').text()).toBe('- limit?: number\n+ limit: number\n')

  // An edit alone isn't a confirmation.
  await edit('docs/api.mdx', text => `${text}\nMore.\n`)
  expect((await build()).output).toContain('The page has been edited, too.')

  expect(await confirm('docs/api.mdx')).toContain('recorded 1 page')
  expect((await build()).output).not.toContain('warning')
  expect((await open('docs/api.html'))('aside.freshness')).toHaveLength(0)
})

test('a change to what a translation documents is reported in each language', async () => {
  await edit(STORE, text =>
    text.replace('createStore(', 'createStore(id: string,')
  )
  const { output } = await build()
  expect(output).toMatch(/docs\/guide\.md:2:13: "createStore"/)
  expect(output).toMatch(/i18n\/de\/docs\/guide\.md:\d+:\d+: "createStore"/)
  const translated = await open('de/docs/guide.html')
  expect(translated('article aside.freshness')).toHaveLength(1)
  expect(await confirm('docs')).toMatch(
    /recorded 2 pages.*1 page to check:\s+i18n\/de\/docs\/guide\.md/s
  )
  expect(await confirm('i18n/de')).toContain('recorded 1 page')
  expect((await build(['--verify'])).output).not.toContain('warning')
})

test('a page that moves unchanged is still confirmed', async () => {
  await edit('docs/other.md', () =>
    files['docs/guide.md'].replace('# G', '# The g')
  )
  expect((await build()).output).toMatch(
    /docs\/other\.md:2:13: freshness\.lock doesn't have the page/
  )
  expect(await confirm()).toContain('recorded 1 page')
  const content = path.join(root, 'content/docs')
  await writeFile(
    path.join(content, 'moved.md'),
    await readFile(path.join(content, 'other.md'))
  )
  await rm(path.join(content, 'other.md'))
  expect((await build()).output).not.toContain('warning')
})

test('the level of the site can fail the build, or silence it', async () => {
  await edit(STORE, text => text.replace('key: string', 'key: number'))
  await edit('site.ts', text =>
    text.replace('freshness: {', "freshness: { level: 'throw',")
  )
  const failed = await build()
  expect(failed.code).toBe(1)
  expect(failed.output).toContain('error: docs/api.mdx')
  await edit('site.ts', text => text.replace("'throw'", "'ignore'"))
  const silent = await build()
  expect(silent.code).toBe(0)
  expect(silent.output).not.toContain('has changed')
  expect((await open('docs/api.html'))('aside.freshness')).toHaveLength(1)
})

test('misspelled names in front matter are reported with suggestions', async () => {
  await edit('docs/guide.md', text =>
    text
      .replace('[createStore]', '[createStor]')
      .replace('interface', 'interfaces')
  )
  const { code, output } = await build()
  expect(code).toBe(1)
  expect(output).toMatch(
    /docs\/guide\.md:2:13: .*"createStor".*\n.*Did you mean "createStore"/
  )
  expect(output).toMatch(
    /docs\/guide\.md:3:8: .*"interfaces".*\n.*Did you mean "interface"/
  )
  expect(await confirm('docs')).toContain('Did you mean "createStore"')
  await edit('docs/guide.md', () => files['docs/guide.md'])
})

test('pages without an owner have that of their folder', async () => {
  await edit('site.ts', text =>
    text.replace(/owners: .*\]/, "owners: { storage: ['docs'], interface: [] }")
  )
  await edit('docs/guide.md', text => text.replace('owner: interface\n', ''))
  expect((await build()).output).not.toContain('error')
  const list = await open('freshness.html')
  const owned = list('article h2#storage').nextUntil('h2')
  expect(owned.find('a[href="/kit/docs/guide"]')).toHaveLength(1)
  await edit('site.ts', text => text.replace("['docs']", "['doc']"))
  const { code, output } = await build()
  expect(code).toBe(1)
  expect(output).toMatch(
    /site\.ts:\d+:\d+: "storage" owns "doc", which has no docs\.\s+Did you mean "docs"/
  )
  await edit('site.ts', text => text.replace("['doc']", '[]'))
  await edit('docs/guide.md', () => files['docs/guide.md'])
})

test('confirming needs a page that documents something', async () => {
  expect(await confirm('docs/apj.mdx')).toMatch(
    /No page "docs\/apj\.mdx" documents declarations\.\s+Did you mean "docs\/api\.mdx"/
  )
})

test('a site that doesn’t use the record has neither its page nor its styles', async () => {
  await edit('site.ts', text => text.replace(/ {2}freshness: .*\n/, ''))
  expect((await build()).code).toBe(0)
  await expect(open('freshness.html')).rejects.toThrow('ENOENT')
  const html = await readFile(path.join(root, 'out/kit/docs/api.html'), 'utf8')
  const [, sheet = ''] = /href="\/kit\/(assets\/[^"]*\.css)"/.exec(html) ?? []
  const styles =
    sheet && (await readFile(path.join(root, 'out/kit', sheet), 'utf8'))
  expect(styles + html).not.toContain('freshness')
  expect(await confirm()).toContain('Add: freshness: {}')
})
