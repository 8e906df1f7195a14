import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createNginxSnippets } from '../../src/generator/output/nginxSnippets.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { startNginx } from '../support/startNginx.ts'
import { expect, test } from '../support/test.ts'
import { readSiteFacts } from './readSiteFacts.ts'
import { createRequestTable } from './requestTable.ts'
import { runRequestCase } from './runRequestCase.ts'

test('11.1 the built site answers every form of request', async ({
  baseURL
}) => {
  expect(await findFaults(baseURL ?? '', '/')).toEqual([])
})

test('11.1 a site below a path answers every form of request', async ({
  serveSite
}) => {
  test.setTimeout(180_000)
  const { origin } = await serveSite('content', ['--base', '/kit/'])
  expect(await findFaults(origin, '/kit/')).toEqual([])
})

test('pages may have any name that a file can have', async () => {
  const names = ['café', 'a b', 'x&y', 'v1.2', 'package.json', 'a+b', '日本']
  const folder = await createFolder(
    names.map(name => `docs/${name}.html`).concat('404.html')
  )
  const server = await startNginx(folder)
  const answers = await Promise.all(
    names.map(async name => {
      const page = `/docs/${encodeURIComponent(name)}`
      const direct = await sendRequest(server.origin, { path: page })
      const other = await sendRequest(server.origin, { path: `${page}.html?q` })
      return [direct.status, decodeURI(other.headers.location ?? '')]
    })
  )
  await server.stop()
  await rm(folder, { recursive: true })
  expect(answers).toEqual(names.map(name => [200, `/docs/${name}?q`]))
})

async function findFaults(
  origin: string,
  base: string
): Promise<readonly string[]> {
  const home = await sendRequest(origin, { path: base })
  const table = createRequestTable(readSiteFacts(home.body.toString()))
  expect(table.length).toBeGreaterThan(35)
  const faults: string[] = []
  for (const entry of table) {
    const found = await runRequestCase(origin, entry)
    faults.push(...found.map(fault => `${entry.name}: ${fault}`))
  }
  return faults
}

/** A site of bare files, with what nginx.conf includes. */
async function createFolder(files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'names-'))
  const snippets = createNginxSnippets({ csp: '', redirects: {}, baseUrl: '/' })
  const texts = [...snippets, ...files.map(file => ({ file, text: file }))]
  for (const { file, text } of texts) {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  return folder
}
