import { existsSync, statSync } from 'node:fs'
import { sendRequest } from '../../e2e/support/sendRequest.ts'
import { createFileTime } from '../../src/core/build/output/finishFile.ts'
import { runDocker, tryDocker } from './runDocker.ts'

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
      return found === wanted ? [] : [`found ${found}, not ${wanted}`]
    }
  }))
}

/** Uses Bash alone, because the image has no `grep`, `touch` or `find`. */
const NO_CAPABILITY =
  '[[ $(</proc/1/status) =~ CapEff:[[:space:]]*0+[[:space:]] ]]'
const HAS_SETUID_FILE =
  'shopt -s globstar; for f in /{bin,etc,lib,sbin,srv,usr}/**; do [[ -u $f || -g $f ]] && exit; done; exit 1'
const HEALTH_OVER_IPV6 =
  'exec 3<>/dev/tcp/::1/8080 && printf "GET /healthz HTTP/1.0\\r\\n\\r\\n" >&3 && read -r line <&3 && [[ $line == *200* ]]'

/** Create checks that run a command in the container, which must succeed or fail. */
function createInsideChecks({ id }: Container): readonly Check[] {
  const commands: readonly (readonly [string, string, boolean])[] = [
    ['the first process has no capabilities', NO_CAPABILITY, true],
    ['nothing outside /tmp is writable', ': > /srv/site/x', false],
    ['/tmp is writable', ': > /tmp/x', true],
    ['there is no package manager', 'command -v apt dpkg', false],
    ['Perl is not installed', 'command -v perl', false],
    ['no file has the setuid or setgid bit', HAS_SETUID_FILE, false],
    [
      'scanners find the versions of nginx and its libraries',
      'cd /var/lib/dpkg/status.d && [[ $(<nginx) == *Version:* && $(<libc6) == *Version:* ]]',
      true
    ],
    ['node is not installed', 'command -v node', false],
    ['there is no compiler', 'command -v cc', false],
    ['there are no sources', 'test -e /app', false]
  ]
  return commands.map(([name, command, succeeds]) => ({
    name,
    findFaults: async () => {
      const { code } = await tryDocker(['exec', id, 'bash', '-c', command])
      return (code === 0) === succeeds
        ? []
        : [`"${command}" ended with ${code}`]
    }
  }))
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
  const time = createFileTime(body).toString(16)
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
      const command = ['bash', '-c', HEALTH_OVER_IPV6]
      const { code } = await tryDocker(['exec', other, ...command])
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
