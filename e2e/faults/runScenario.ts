import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { NO_SITE, WANTED_SITES } from '../support/sites.ts'
import type { Scenario } from './fault.ts'

/** The parts of Playwright's JSON report that are read. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly ok: boolean }[]
}

/**
 * Run a test in a copy of the project.
 *
 * @returns whether it passes
 * @throws Error if it doesn't run: a failed build isn't a failed test
 */
export async function runScenario(
  copy: string,
  { file, title, sites }: Scenario
): Promise<boolean> {
  const report = path.join(copy, '.cache/report.json')
  await rm(report, { force: true })
  const child = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      file,
      `--grep=${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
      '--reporter=json',
      '--workers=1'
    ],
    {
      cwd: copy,
      env: {
        ...process.env,
        [WANTED_SITES]: sites.join(' '),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report
      },
      stdio: ['ignore', 'pipe', 'pipe']
    }
  )
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr)
  ])
  const json = await readFile(report, 'utf8').catch(() => '{}')
  const results = listResults(JSON.parse(json))
  if (results.length === 0) throw new Error(`No test ran.\n${stdout}${stderr}`)
  if (json.includes(NO_SITE)) {
    throw new Error('The test visits a site that its fault does not name.')
  }
  return results.every(Boolean)
}

function listResults({ suites = [], specs = [] }: Suite): readonly boolean[] {
  return [...specs.map(({ ok }) => ok), ...suites.flatMap(listResults)]
}
