import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { buildSite } from '../support/buildSite.ts'
import { expect, test } from '../support/test.ts'
import { createGrowthPages } from './createGrowthPages.ts'

/** Maximum compressed bytes of a page, whatever its sidebar contains. */
const BUDGET = 12_000

test.describe.configure({ timeout: 300_000 })

test('a page is below 12 kB with 300 pages in its sidebar, and the client is the same as for 10 pages', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'growth-'))
  try {
    const large = await buildPages(path.join(folder, 'large'), 300)
    const small = await buildPages(path.join(folder, 'small'), 10)
    const pages = await listFiles(path.join(large, 'docs'), '.html')
    expect(pages.length).toBeGreaterThanOrEqual(300)
    const sizes = await Promise.all(pages.map(weighFile))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(BUDGET)
    expect(await listClients(large)).toEqual(await listClients(small))
  } finally {
    await rm(folder, { recursive: true })
  }
})

async function buildPages(folder: string, count: number): Promise<string> {
  await createGrowthPages(folder, count)
  await writeFile(
    path.join(folder, 'site.ts'),
    `export default { title: 'Kit', url: 'https://kit.example' }\n`
  )
  return buildSite({ content: folder, options: [] })
}

/** Ordinary builds compress less than releases, so compress the pages here. */
async function weighFile(file: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  return brotliCompressSync(await readFile(file), { params }).length
}

/** Names contain a hash of the content. */
async function listClients(dist: string): Promise<readonly string[]> {
  const files = await listFiles(path.join(dist, 'assets'), '.js')
  const names = files.map(file => path.basename(file))
  return names.filter(name => name.startsWith('client.')).sort()
}

async function listFiles(
  folder: string,
  end: string
): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter(name => name.endsWith(end))
    .map(name => path.join(folder, name))
}
