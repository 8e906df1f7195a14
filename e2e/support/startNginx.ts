import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from './findFreePort.ts'
import { sendRequest } from './sendRequest.ts'

/** A running server; `stop` also deletes its files. */
export interface RunningServer {
  readonly origin: string
  /** Read the access log, oldest request first. */
  readonly readLog: () => Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Read the error log. */
  readonly readErrors: () => Promise<string>
  /** Stop until the next restart. */
  readonly pause: () => Promise<void>
  /** Restart on the same port, without cached files. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

const ATTEMPTS = 100
const ATTEMPT_DELAY = 50

/**
 * Start nginx on a free port with the project's configuration, except for the
 * folder, the port, and the paths that it writes to.
 *
 * @param root folder to serve, absolute
 * @param mounted additional files in `/etc/nginx/`
 * @param given a configuration that replaces the project's
 */
export async function startNginx(
  root: string,
  mounted: Readonly<Record<string, string>> = {},
  given?: string
): Promise<RunningServer> {
  const port = await findFreePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const conf = path.join(folder, 'nginx.conf')
  const source = given ?? (await readFile('nginx.conf', 'utf8'))
  const files = {
    'nginx.conf': createTestConfiguration(source, { root, port, folder }),
    'ipv6.conf': `listen [::]:${port} default_server;`,
    ...mounted
  }
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  const origin = `http://localhost:${port}`
  let running = await launch(conf, origin)
  return {
    origin,
    readLog: async () => {
      const log = await readFile(path.join(folder, 'stdout'), 'utf8')
      return log.split('\n').filter(Boolean).map(parseLine)
    },
    readErrors: () => readFile(path.join(folder, 'stderr'), 'utf8'),
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
 * Start nginx as a proxy.
 *
 * @param locations the blocks of its server
 * @param upstream a group of servers that the locations name
 */
export function startProxy(
  locations: string,
  upstream = ''
): Promise<RunningServer> {
  const configuration = `pid /tmp/nginx.pid;
error_log /dev/stderr warn;
events {}
http {
  access_log /dev/stdout;
  client_body_temp_path /tmp/client-body;
  proxy_temp_path /tmp/proxy;
  ${upstream}
  server {
    listen 8080;
    ${locations}
  }
}
`
  return startNginx('/', {}, configuration)
}

/**
 * Adapt the configuration to a folder, a port and a folder to write to. When
 * root starts nginx, its workers must stay root to read every folder.
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
    .replace('127.0.0.1:8081', `unix:${folder}/status`)
    .replaceAll(' buffer=32k flush=1s', '') // Tests need the log at once.
}

function parseLine(line: string): Readonly<Record<string, unknown>> {
  return JSON.parse(line)
}

async function launch(conf: string, origin: string): Promise<ChildProcess> {
  const child = spawn('nginx', ['-c', conf, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let errors = ''
  child.stderr?.on('data', chunk => {
    errors += chunk
  })
  child.once('error', error => {
    errors += `${error.message}\nRun node scripts/setUp.mjs --browser first.`
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
  throw new Error(`nginx didn't start on ${origin}.\n${errors}`)
}

/** SIGQUIT would wait for the browser's open connections. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
