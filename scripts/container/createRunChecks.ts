import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../../e2e/support/findFreePort.ts'
import { sendRequest } from '../../e2e/support/sendRequest.ts'
import type { Check } from './createImageChecks.ts'
import { runDocker, tryDocker } from './runDocker.ts'

/** The options of docker-compose.yml. */
const restricted = [
  ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'],
  ...['--security-opt', 'no-new-privileges:true']
]

/** Ways in which clusters restrict containers, and their options. */
const runs: readonly (readonly [string, readonly string[]])[] = [
  ['as any user of group 0, as in OpenShift', ['--user', '1234567:0']],
  ['as any user and group', ['--user', '1234567:7654321']],
  ['with 64 MB of memory', ['--memory', '64m', '--memory-swap', '64m']],
  ['without IPv6', ['--sysctl', 'net.ipv6.conf.all.disable_ipv6=1']]
]

/** Create checks that start the image in other ways than docker-compose.yml. */
export function createRunChecks(image: string): readonly Check[] {
  return [
    ...runs.map(([name, options]) => ({
      name: `the container responds ${name}`,
      findFaults: () =>
        runImage(image, options, (origin, id) => findLoadFaults(origin, id))
    })),
    {
      name: 'an image keeps the hashed files of the previous one',
      findFaults: () => findKeptFaults(image)
    }
  ]
}

/** Maximum time until a container responds, in seconds. */
const START_LIMIT = 15

/** Run a container while examining it. */
async function runImage(
  image: string,
  options: readonly string[],
  examine: (origin: string, id: string) => Promise<readonly string[]>
): Promise<readonly string[]> {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const publish = ['--publish', `${port}:8080`]
  const { code, stdout, stderr } = await tryDocker([
    ...['run', '--detach', ...restricted, ...publish, ...options, image]
  ])
  if (code !== 0) return [stderr]
  const id = stdout.trim()
  try {
    for (let second = 0; second < START_LIMIT; second++) {
      const answer = await sendRequest(origin, { path: '/healthz' }).catch(
        () => undefined
      )
      if (answer?.status === 200) return await examine(origin, id)
      await new Promise(resolve => setTimeout(resolve, 1000))
    }
    const logs = await tryDocker(['logs', id])
    return [`/healthz didn't respond.\n${logs.stderr}`]
  } finally {
    await runDocker(['rm', '--force', id])
  }
}

/** Requests at the same time: more than a browser's, less than the connections. */
const LOAD = 200

/** Send many requests at once, and read what nginx logged about diagnostics. */
async function findLoadFaults(
  origin: string,
  id: string
): Promise<readonly string[]> {
  const requests = Array.from({ length: LOAD }, (_, index) => {
    const isMissing = index % 10 === 0
    const path = isMissing ? '/assets/nope.js' : '/llms-full.txt'
    const headers = { 'Accept-Encoding': index % 2 === 0 ? 'br' : 'identity' }
    return sendRequest(origin, { path, headers }).then(({ status }) =>
      status === (isMissing ? 404 : 200) ? [] : [`${path}: ${status}`]
    )
  })
  const faults = (await Promise.all(requests)).flat()
  const format = '{{.State.Running}} {{.State.OOMKilled}}'
  const state = await runDocker(['inspect', '--format', format, id])
  const { stderr } = await tryDocker(['logs', id])
  const diagnostics = stderr.match(/^.*\[(?:emerg|alert|crit)\].*$/gm) ?? []
  return [
    ...faults,
    ...diagnostics,
    ...(state === 'true false' ? [] : [`running, killed: ${state}`])
  ]
}

/** A file of the previous release, as a build names it. */
const OLD_FILE = 'assets/pages/old.0a1b2c3d.js'

/** Build an image after one that has another file. */
async function findKeptFaults(image: string): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'previous-'))
  const [previous, next] = [`${image}-previous`, `${image}-next`]
  try {
    await writeFile(path.join(folder, 'old.js'), 'old')
    await writeFile(
      path.join(folder, 'Dockerfile'),
      `FROM ${image}\nCOPY old.js /srv/site/${OLD_FILE}\n`
    )
    await runDocker(['build', '--tag', previous, folder])
    const argument = ['--build-arg', `PREVIOUS=${previous}`]
    await runDocker(['build', '--tag', next, ...argument, '.'])
    return await runImage(next, [], async origin => {
      const { status, body } = await sendRequest(origin, {
        path: `/${OLD_FILE}`
      })
      return status === 200 && body.toString() === 'old'
        ? []
        : [`${OLD_FILE}: ${status}`]
    })
  } finally {
    await tryDocker(['image', 'rm', previous, next])
    await rm(folder, { recursive: true })
  }
}
