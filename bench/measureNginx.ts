import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../e2e/support/findFreePort.ts'
import { createTestConfiguration } from '../e2e/support/startNginx.ts'
import { findMedian } from './findMedian.ts'

const run = promisify(execFile)

/** Seconds of requests, and number of rounds per server. */
const DURATION = 2
const ROUNDS = 5

/**
 * Measure what a page costs nginx with the project's configuration and with a
 * minimal one: CPU time per request, and requests per second, as ratios from
 * one run in which the servers take turns. Needs nginx and wrk.
 *
 * Usage: tsx bench/measureNginx.ts dist /docs/form/started
 */
const [site = 'dist', page = '/docs/form/started'] = process.argv.slice(2)
await measure(path.resolve(site), page)

interface Server {
  readonly origin: string
  readonly pid: number
  readonly stop: () => void
}

async function measure(root: string, page: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-bench-'))
  const [first, second] = [await findFreePort(), await findFreePort()]
  const source = await readFile('nginx.conf', 'utf8')
  const own = await start(
    path.join(folder, 'own.conf'),
    createTestConfiguration(source, { root, port: first, folder }),
    first
  )
  const bare = await start(
    path.join(folder, 'bare.conf'),
    createBareConfiguration({ root, port: second, folder }),
    second
  )
  try {
    console.log('| page | processor time, bare : own | requests, own : bare |')
    console.log('|---|---|---|')
    for (const encoding of ['identity', 'br']) {
      const variant = encoding === 'br' ? '.br' : ''
      const pairs: { readonly time: number; readonly rate: number }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const one = await load(own, page, encoding)
        const other = await load(bare, `${page}.html${variant}`, encoding)
        pairs.push({
          time: other.time / one.time,
          rate: one.rate / other.rate
        })
      }
      const time = findMedian(pairs.map(pair => pair.time))
      const rate = findMedian(pairs.map(pair => pair.rate))
      console.log(
        `| ${page}, ${encoding} | ${time.toFixed(2)} | ${rate.toFixed(2)} |`
      )
    }
  } finally {
    own.stop()
    bare.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Only what serving a file needs, and nginx's default log. */
function createBareConfiguration(options: {
  readonly root: string
  readonly port: number
  readonly folder: string
}): string {
  const { root, port, folder } = options
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user}
worker_processes 2;
pid ${folder}/bare.pid;
error_log ${folder}/bare-error.log;
events { worker_connections 1024; }
http {
  types { text/html html; }
  sendfile on;
  tcp_nopush on;
  access_log ${folder}/bare.log;
  client_body_temp_path ${folder}/bare-body;
  proxy_temp_path ${folder}/bare-proxy;
  fastcgi_temp_path ${folder}/bare-fastcgi;
  uwsgi_temp_path ${folder}/bare-uwsgi;
  scgi_temp_path ${folder}/bare-scgi;
  server { listen ${port}; root ${root}; }
}
`
}

async function start(
  file: string,
  configuration: string,
  port: number
): Promise<Server> {
  await writeFile(file, configuration)
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], {
    stdio: 'ignore'
  })
  await new Promise(resolve => setTimeout(resolve, 500))
  if (child.pid === undefined || child.exitCode !== null) {
    throw new Error(`nginx did not start with ${file}.`)
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: () => child.kill()
  }
}

/** @returns CPU ticks per request, and requests per second */
async function load(
  { origin, pid }: Server,
  page: string,
  encoding: string
): Promise<{ readonly time: number; readonly rate: number }> {
  const before = await readTicks(pid)
  const { stdout } = await run('wrk', [
    ...['-t1', '-c16', `-d${DURATION}s`, '-H', `Accept-Encoding: ${encoding}`],
    origin + page
  ])
  const ticks = (await readTicks(pid)) - before
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (!(count > 0) || stdout.includes('Non-2xx')) throw new Error(stdout)
  return { time: ticks / count, rate: count / DURATION }
}

/** CPU time of the workers so far. */
async function readTicks(pid: number): Promise<number> {
  const workers = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const times = await Promise.all(
    workers
      .trim()
      .split(' ')
      .map(async worker => {
        const stat = await readFile(`/proc/${worker}/stat`, 'utf8')
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return Number(fields[11]) + Number(fields[12])
      })
  )
  return times.reduce((sum, time) => sum + time, 0)
}
