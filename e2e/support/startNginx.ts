import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from './findFreePort.ts'
import { sendRequest } from './sendRequest.ts'

/** A running server; `stop` also removes what it wrote. */
export interface RunningServer {
  readonly origin: string
  /** List the paths that were requested and answered, oldest first. */
  readonly readRequests: () => Promise<readonly string[]>
  /** Stop answering, and keep the port for a restart. */
  readonly pause: () => Promise<void>
  /** Start anew on the same port, so that no file is served from memory. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

const ATTEMPTS = 100
const ATTEMPT_DELAY = 50

/**
 * Start nginx with the project's own configuration on a free port; only the
 * folder, the port and the places it writes to are replaced.
 *
 * @param root folder to serve, absolute
 */
export async function startNginx(root: string): Promise<RunningServer> {
  const port = await findFreePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const conf = path.join(folder, 'nginx.conf')
  const source = await readFile('nginx.conf', 'utf8')
  await writeFile(conf, createTestConfiguration(source, { root, port, folder }))
  await writeFile(
    path.join(folder, 'ipv6.conf'),
    `listen [::]:${port} default_server;`
  )
  const origin = `http://localhost:${port}`
  let running = await launch(conf, origin)
  return {
    origin,
    readRequests: async () => {
      const log = await readFile(path.join(folder, 'stdout'), 'utf8')
      return Array.from(
        log.matchAll(/"[A-Z]+ (\S+) HTTP/g),
        match => match[1] ?? ''
      )
    },
    pause: () => end(running),
    restart: async () => {
      await end(running)
      running = await launch(conf, origin)
    },
    stop: async () => {
      await end(running)
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/**
 * Point the configuration at a folder, a port and a place to write to. Started
 * by root, nginx would read as a user who may not enter every folder.
 */
export function createTestConfiguration(
  source: string,
  { root, port, folder }: { root: string; port: number; folder: string }
): string {
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  return (user + source)
    .replaceAll(/ \/(?:tmp|dev)\/([\w.-]+)/g, ` ${folder}/$1`)
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replaceAll('/srv/site', root)
    .replaceAll('listen 8080', `listen ${port}`)
    .replace(' buffer=32k flush=1s', '') // Tests read the log at any time.
}

async function launch(conf: string, origin: string): Promise<ChildProcess> {
  const child = spawn('nginx', ['-c', conf, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let complaint = ''
  child.stderr?.on('data', chunk => {
    complaint += chunk
  })
  child.once('error', error => {
    complaint += `${error.message}\nRun node scripts/setUp.mjs --browser first.`
  })
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await new Promise(resolve => setTimeout(resolve, ATTEMPT_DELAY))
    if (child.exitCode !== null || child.pid === undefined) break
    const answer = await sendRequest(origin, { path: '/healthz' }).catch(
      () => undefined
    )
    if (answer?.status === 200) return child
  }
  child.kill()
  throw new Error(`nginx did not start on ${origin}.\n${complaint}`)
}

/** SIGQUIT would wait for the browser's open connections. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
