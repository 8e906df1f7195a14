import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCorpus } from '../../bench/createCorpus.ts'
import { buildSite } from '../support/buildSite.ts'
import { expect, test } from '../support/test.ts'

/** Bytes that a page may weigh, compressed, whatever its sidebar holds. */
const BUDGET = 12_000

test.describe.configure({ timeout: 300_000 })

test('a page is below 12 kB with 300 pages in its sidebar, and the client is that of 10 pages', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'growth-'))
  try {
    const large = await buildCorpus(path.join(folder, 'large'), 300)
    const small = await buildCorpus(path.join(folder, 'small'), 10)
    const pages = await listFiles(path.join(large, 'docs'), '.html.br')
    expect(pages.length).toBeGreaterThanOrEqual(300)
    const sizes = await Promise.all(
      pages.map(async file => (await stat(file)).size)
    )
    expect(Math.max(...sizes)).toBeLessThanOrEqual(BUDGET)
    expect(await listClients(large)).toEqual(await listClients(small))
  } finally {
    await rm(folder, { recursive: true })
  }
})

async function buildCorpus(folder: string, count: number): Promise<string> {
  await createCorpus(folder, count)
  await writeFile(
    path.join(folder, 'site.ts'),
    `export default { title: 'Kit', url: 'https://kit.example' }\n`
  )
  return buildSite(folder)
}

/** Names carry the hash of what is inside. */
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
