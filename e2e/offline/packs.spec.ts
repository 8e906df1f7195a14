import type { Page } from '@playwright/test'
import type { OfflinePack } from '../../src/model/offlinePack.ts'
import { expect, openAndStore, test } from './test.ts'
import { contentA } from './writeContent.ts'

test.describe.configure({ timeout: 120_000 })

test('a removed pack leaves what another one needs', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/`)
  const guide = await createPack(page, 'guide')
  const other = await createPack(page, 'other')
  const all = { ...guide, id: 'all', files: [...guide.files, ...other.files] }
  await ask(page, { kind: 'savePack', pack: all })
  await ask(page, { kind: 'savePack', pack: guide })
  await ask(page, { kind: 'removePack', id: 'all' })
  expect(await readSaved(page)).toEqual(
    [...guide.files.map(file => `/${file}`), '/offline/saved/guide'].sort()
  )
})

test('a file that does not come undoes the whole attempt', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/`)
  const guide = await createPack(page, 'guide')
  const pack = { ...guide, files: [...guide.files, 'assets/nope.js'] }
  const answers = await ask(page, { kind: 'savePack', pack })
  expect(answers.at(-1)).toEqual({
    kind: 'answer',
    value: { kind: 'failed', file: 'assets/nope.js' }
  })
  expect(await readSaved(page)).toEqual([])
})

/** Create the pack of a folder from the site's own table of pages. */
async function createPack(page: Page, folder: string): Promise<OfflinePack> {
  const table = `pages/docs/${folder}.json`
  const files = await page.evaluate(async file => {
    const response = await fetch(`/${file}`)
    const records: { files: string[]; sidebar?: string }[] = Object.values(
      await response.json()
    )
    return records.flatMap(record => [
      ...record.files,
      ...(record.sidebar === undefined ? [] : [record.sidebar])
    ])
  }, table)
  return {
    id: folder,
    title: folder,
    size: 0,
    revision: '',
    pages: [],
    files: [...new Set([...files, table])]
  }
}

/** Ask the worker and collect everything it says until its answer. */
function ask(page: Page, question: object): Promise<readonly unknown[]> {
  return page.evaluate(
    sent =>
      new Promise<unknown[]>(resolve => {
        const { port1, port2 } = new MessageChannel()
        const heard: unknown[] = []
        port1.onmessage = ({ data }) => {
          heard.push(data)
          if (data.kind === 'answer') resolve(heard)
        }
        navigator.serviceWorker.controller?.postMessage(sent, [port2])
      }),
    question
  )
}

async function readSaved(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const saved = names.filter(name => name.startsWith('saved '))
    const caught = await Promise.all(
      saved.map(async name => (await caches.open(name)).keys())
    )
    return caught
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .sort()
  })
}
