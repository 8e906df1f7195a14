import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { SharedSite } from '../support/sites.ts'
import { NO_SITE, WANTED_SITES } from '../support/sites.ts'
import type { Layer } from './fault.ts'

/** What one test did; tests that did not run are left out. */
export interface TestResult {
  readonly file: string
  readonly title: string
  readonly hasPassed: boolean
  /** What it says when it fails. */
  readonly complaint: string
}

export interface TestRun {
  readonly layer: Layer
  readonly files: readonly string[]
  /** Parts of titles; all tests of the files without any. */
  readonly titles: readonly string[]
  readonly sites: readonly SharedSite[]
}

/**
 * Run tests in a copy of the project.
 *
 * @throws Error when none could be run: a site that does not build is not a
 * test that fails
 */
export async function runNamedTests(
  copy: string,
  { layer, files, titles, sites }: TestRun
): Promise<readonly TestResult[]> {
  const report = path.join(copy, '.cache', `report-${layer}.json`)
  await rm(report, { force: true })
  const pattern = titles.map(escapePattern).join('|')
  const command =
    layer === 'browser'
      ? [
          'node_modules/@playwright/test/cli.js',
          'test',
          ...files,
          '--reporter=json',
          '--workers=1'
        ]
      : [
          'node_modules/vitest/vitest.mjs',
          'run',
          ...files,
          `--project=${layer}`,
          '--reporter=json',
          `--outputFile=${report}`
        ]
  const filter = layer === 'browser' ? '--grep' : '--testNamePattern'
  const child = spawn(
    process.execPath,
    [...command, ...(pattern === '' ? [] : [filter, pattern])],
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
  const ended = new Promise(resolve => child.once('close', resolve))
  const output = (
    await Promise.all([text(child.stdout), text(child.stderr)])
  ).join('')
  await ended
  const json = await readFile(report, 'utf8').catch(() => '{}')
  const results =
    layer === 'browser'
      ? readPlaywright(JSON.parse(json))
      : readVitest(JSON.parse(json), copy)
  if (results.length === 0) throw new Error(`No test ran.\n${output}`)
  if (results.some(({ complaint }) => complaint.includes(NO_SITE))) {
    throw new Error('A test visits a site that its fault does not name.')
  }
  return results
}

/** What is read of Playwright's report. */
interface PlaywrightSuite {
  readonly file: string
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly {
        readonly errors: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
}

function readPlaywright(report: {
  readonly suites?: readonly PlaywrightSuite[]
}): readonly TestResult[] {
  return (report.suites ?? []).flatMap(suite => [
    ...readPlaywright(suite),
    ...(suite.specs ?? []).map(({ title, ok, tests }) => ({
      file: `e2e/${suite.file}`,
      title,
      hasPassed: ok,
      complaint: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message = '' }) => message)
        .join('\n')
    }))
  ])
}

/** What is read of Vitest's report. */
interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

function readVitest(
  { testResults = [] }: VitestReport,
  copy: string
): readonly TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages = [] }) => ({
        file: path.relative(copy, name),
        title: fullName,
        hasPassed: status === 'passed',
        complaint: failureMessages.join('\n')
      }))
  )
}

function escapePattern(title: string): string {
  return title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
