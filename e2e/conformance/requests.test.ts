import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { printNginxSnippets } from '../../src/core/output/printNginxSnippets.ts'
import { readSiteFacts } from '../delivery/readSiteFacts.ts'
import { createRequestTable } from '../delivery/requestTable.ts'
import { runRequestCase } from '../delivery/runRequestCase.ts'
import { findFreePort } from '../support/findFreePort.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { findSite } from '../support/sites.ts'
import {
  createTestConfiguration,
  startNginx,
  startProxy
} from '../support/startNginx.ts'

test.each([
  [
    'a site at the root of its host',
    'everything',
    { baseUrl: '/', folder: 'docs/reference/', entry: 'docs/text' }
  ],
  [
    'a site below a path',
    'below',
    {
      baseUrl: '/kit/',
      folder: 'docs/form/',
      entry: 'docs/permissions/started'
    }
  ]
] as const)(
  '11.1 11.2 12.8 %s responds to every kind of request',
  async (_, site, expected) => {
    const { origin } = findSite(site)
    const facts = await readSiteFacts(origin, expected.baseUrl)
    expect(facts).toMatchObject(expected)
    const table = createRequestTable(facts)
    const faults = await Promise.all(
      table.map(async entry =>
        (await runRequestCase(origin, entry)).map(
          fault => `${entry.name}: ${fault}`
        )
      )
    )
    expect(faults.flat()).toEqual([])
  }
)

test.each([
  ['passes the path on', '', [301, '/kit/docs/form/']],
  ['strips the base and adds it', '/kit/', [301, '/kit/docs/form/']],
  ['strips the base', '/', [404, undefined]]
])(
  'behind a proxy that %s, a site below a path responds',
  async (_, path, wanted) => {
    const { port } = new URL(findSite('below').origin)
    const proxy = await startProxy(
      `location = /healthz { return 200; }
    location /kit/ { proxy_pass http://localhost:${port}${path}; }`
    )
    const { status, headers } = await sendRequest(proxy.origin, {
      path: '/kit/docs/form'
    })
    await proxy.stop()
    expect([status, headers.location]).toEqual(wanted)
  }
)

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

test('a file that a deploy adds is there at once, though it was missing before', async () => {
  const folder = await createFolder(['404.html'])
  const server = await startNginx(folder)
  const statuses: number[] = []
  for (const step of ['missing', 'added']) {
    if (step === 'added') await writeFile(path.join(folder, 'new.js'), 'new')
    // Two workers share the requests, and each has a cache of its own.
    for (let count = 0; count < 8; count++) {
      const answer = await sendRequest(server.origin, { path: '/new.js' })
      statuses.push(answer.status)
    }
  }
  await server.stop()
  await rm(folder, { recursive: true })
  expect(statuses).toEqual([...Array(8).fill(404), ...Array(8).fill(200)])
})

test('nginx answers over IPv6 where the kernel has it', async () => {
  const folder = await createFolder(['404.html'])
  const server = await startNginx(folder)
  const url = `http://[::1]:${new URL(server.origin).port}/healthz`
  const answer = await fetch(url).then(
    response => response.text(),
    () => 'refused'
  )
  await server.stop()
  await rm(folder, { recursive: true })
  const hasIpv6 = existsSync('/proc/sys/net/ipv6')
  expect(answer).toBe(hasIpv6 ? 'ok\n' : 'refused')
})

test('the configuration is valid on a kernel without IPv6', async () => {
  const folder = await createFolder(['404.html'])
  await writeFile(path.join(folder, 'ipv6.conf'), 'not a directive')
  const source = await readFile('nginx.conf', 'utf8')
  const check = async (kernel: string) => {
    const conf = createTestConfiguration(
      source.replace('/proc/sys/net/ipv6/', kernel),
      { root: folder, port: await findFreePort(), folder }
    )
    await writeFile(path.join(folder, 'nginx.conf'), conf)
    const { status } = spawnSync('nginx', [
      '-t',
      '-c',
      path.join(folder, 'nginx.conf')
    ])
    return status
  }
  const found = [await check('/proc/sys/net/'), await check('/proc/missing/')]
  await rm(folder, { recursive: true })
  expect(found).toEqual([1, 0])
})

/** A site of bare files, with the snippets that nginx.conf includes. */
async function createFolder(files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'names-'))
  const snippets = printNginxSnippets({
    documents: [],
    redirects: [],
    baseUrl: '/'
  })
  const texts = [...snippets, ...files.map(file => ({ file, text: file }))]
  for (const { file, text } of texts) {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  return folder
}
