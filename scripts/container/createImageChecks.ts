import { existsSync, statSync } from 'node:fs'
import { sendRequest } from '../../e2e/support/sendRequest.ts'
import { toFileTime } from '../../src/core/output/fingerprint.ts'
import { hashContent } from '../../src/core/platform/hashContent.ts'
import { describeRelease } from '../describeRelease.ts'
import { CONTAINER_GONE, runBeside, runDocker, tryDocker } from './runDocker.ts'

/** A check of the container; faults are sentences. */
export interface Check {
  readonly name: string
  readonly findFaults: () => Promise<readonly string[]>
}

/** The container under test. */
export interface Container {
  readonly id: string
  readonly origin: string
  /** Address of a doc. */
  readonly leaf: string
}

/** Create the checks of the image and of its container's settings. */
export function createImageChecks(container: Container): readonly Check[] {
  return [
    ...createSettingChecks(container),
    ...createInsideChecks(container),
    {
      name: 'the health check fails if nothing responds',
      findFaults: () => findHealthFaults(container)
    },
    {
      name: 'the labels name the version and the commit',
      findFaults: () => findLabelFaults(container)
    },
    {
      name: 'the software bill of materials lists what the image contains',
      findFaults: () => findSbomFaults(container)
    },
    {
      name: 'ETags derive from the content, as in every build',
      findFaults: () => compareETag(container)
    },
    {
      name: 'pages show when they were last updated, if the history is known',
      findFaults: () => findDateFaults(container)
    },
    {
      name: 'the server responds over IPv6',
      findFaults: () => findIpv6Faults(container)
    },
    {
      name: 'requests are logged to standard output',
      findFaults: () => findLogFaults(container)
    }
  ]
}

function createSettingChecks({ id }: Container): readonly Check[] {
  const settings: readonly (readonly [string, string, string])[] = [
    ['the user is not root', '{{.Config.User}}', '33:33'],
    ['the root is read-only', '{{.HostConfig.ReadonlyRootfs}}', 'true'],
    ['no capability is left', '{{json .HostConfig.CapDrop}}', '["ALL"]'],
    [
      'no process can gain privileges',
      '{{json .HostConfig.SecurityOpt}}',
      '["no-new-privileges:true"]'
    ],
    ['the stop signal is graceful', '{{.Config.StopSignal}}', 'SIGQUIT'],
    ['the container is healthy', '{{.State.Health.Status}}', 'healthy']
  ]
  return settings.map(([name, format, wanted]) => ({
    name,
    findFaults: async () => {
      const found = await runDocker(['inspect', '--format', format, id])
      return wanted === undefined || found === wanted
        ? []
        : [`found ${found}, not ${wanted}`]
    }
  }))
}

/** Commands that run beside the container, in its root folder. */
const NO_CAPABILITY = 'grep -E "^CapEff:\\s+0+$" /proc/1/status'
const HAS_SETUID_FILE = 'find . -xdev -perm /6000 | grep .'
const HAS_PROGRAM = (names: string) =>
  `find . -xdev -path "*bin/*" | grep -E "/(${names})$"`

/** Uses Bash alone, because the base image has no curl. */
const HEALTH_OVER_IPV6 =
  'exec 3<>/dev/tcp/::1/8080 && printf "GET /healthz HTTP/1.0\\r\\n\\r\\n" >&3 && read -r line <&3 && [[ $line == *200* ]]'

/** Create checks that run a command in the container's root, which must succeed or fail. */
function createInsideChecks({ id }: Container): readonly Check[] {
  const commands: readonly (readonly [string, string, boolean])[] = [
    ['the first process has no capabilities', NO_CAPABILITY, true],
    ['nothing outside /tmp is writable', ': > srv/site/x', false],
    ['/tmp is writable', ': > tmp/x', true],
    [
      'there is no shell',
      HAS_PROGRAM('(ba|da|a|k|z)?sh|busybox|toybox'),
      false
    ],
    ['there is no package manager', HAS_PROGRAM('apt.*|dpkg.*'), false],
    ['Perl is not installed', HAS_PROGRAM('perl.*'), false],
    ['no file has the setuid or setgid bit', HAS_SETUID_FILE, false],
    [
      'scanners find the versions of nginx and its libraries',
      'cd var/lib/dpkg/status.d && grep Version: nginx && grep Version: libc6',
      true
    ],
    ['node is not installed', HAS_PROGRAM('node'), false],
    ['there is no compiler', HAS_PROGRAM('cc|gcc.*'), false],
    ['there are no sources', 'ls -d app *.c | grep .', false],
    [
      'the software bill of materials is not published',
      'find srv/site -name "*.cdx.json" | grep .',
      false
    ]
  ]
  return commands.map(([name, command, succeeds]) => ({
    name,
    findFaults: async () => {
      const { code } = await runBeside(id, command)
      return (code === 0) === succeeds && code < CONTAINER_GONE
        ? []
        : [`"${command}" ended with ${code}`]
    }
  }))
}

/** Run the health check in a container without nginx. */
async function findHealthFaults({ id }: Container): Promise<readonly string[]> {
  const image = await runDocker(['inspect', '--format', '{{.Image}}', id])
  const { code } = await tryDocker(['run', '--rm', image, 'healthcheck'])
  return code === 1 ? [] : [`it ended with ${code}`]
}

async function findLabelFaults({ id }: Container): Promise<readonly string[]> {
  const format = ['--format', '{{json .Config.Labels}}']
  const labels = JSON.parse(await runDocker(['inspect', ...format, id]))
  const { VERSION, REVISION, CREATED } = describeRelease()
  return Object.entries({
    title: 'Toolbox Docs',
    version: VERSION,
    revision: REVISION,
    created: CREATED
  }).flatMap(([name, wanted]) => {
    const found = labels[`org.opencontainers.image.${name}`]
    return wanted === undefined || found === wanted
      ? []
      : [`${name} is ${found}, not ${wanted}`]
  })
}

async function findSbomFaults({ id }: Container): Promise<readonly string[]> {
  const { stdout } = await runBeside(id, 'cat usr/share/sbom/*.cdx.json')
  const { specVersion, components } = JSON.parse(stdout)
  const found: readonly unknown[] = components.map(
    ({ name, scope }: Readonly<Record<string, unknown>>) => `${name} ${scope}`
  )
  return [
    ...(specVersion === '1.6' ? [] : [`its version is ${specVersion}`]),
    ...['libc6', 'nginx', 'react', 'workbox-core']
      .filter(name => !found.includes(`${name} required`))
      .map(name => `it lacks ${name}`),
    ...(found.some(each => String(each).endsWith(' excluded'))
      ? ['it lists packages that are not in the image']
      : [])
  ]
}

/**
 * Check the dates of pages. The history is unavailable in a worktree and in an
 * archive of the sources.
 */
async function findDateFaults({
  leaf,
  origin
}: Container): Promise<readonly string[]> {
  const isKnown =
    statSync('.git', { throwIfNoEntry: false })?.isDirectory() === true &&
    !existsSync('.git/shallow')
  const { body } = await sendRequest(origin, { path: leaf })
  const says = body.includes('Last updated')
  return says === isKnown ? [] : [says ? 'there is a date' : 'there is no date']
}

/** Compare an ETag: nginx prints time and size in hexadecimal. */
async function compareETag({
  leaf,
  origin
}: Container): Promise<readonly string[]> {
  const { headers, body } = await sendRequest(origin, { path: leaf })
  const time = toFileTime(hashContent(body)).toString(16)
  const wanted = `"${time}-${body.length.toString(16)}"`
  return headers.etag === wanted ? [] : [`${headers.etag} is not ${wanted}`]
}

/** Maximum time until a container responds, in seconds. */
const START_LIMIT = 15

/** Start another container with IPv6, which Docker disables by default. */
async function findIpv6Faults({ id }: Container): Promise<readonly string[]> {
  const image = await runDocker(['inspect', '--format', '{{.Image}}', id])
  const other = await runDocker([
    ...['run', '--detach', '--read-only', '--tmpfs', '/tmp'],
    ...['--sysctl', 'net.ipv6.conf.all.disable_ipv6=0', image]
  ])
  try {
    for (let second = 0; second < START_LIMIT; second++) {
      const { code } = await runBeside(other, HEALTH_OVER_IPV6)
      if (code === 0) return []
      await new Promise(resolve => setTimeout(resolve, 1000))
    }
    return ["/healthz didn't respond on [::1]:8080"]
  } finally {
    await runDocker(['rm', '--force', other])
  }
}

/** Maximum time until a request is logged, in seconds; nginx logs every second. */
const LOG_LIMIT = 15

async function findLogFaults({ id, origin }: Container) {
  await sendRequest(origin, { path: '/logged' })
  for (let second = 0; second < LOG_LIMIT; second++) {
    const { stdout } = await tryDocker(['logs', id])
    if (stdout.includes('"path":"/logged","status":404')) return []
    await new Promise(resolve => setTimeout(resolve, 1000))
  }
  return [`a request wasn't logged within ${LOG_LIMIT} seconds`]
}
