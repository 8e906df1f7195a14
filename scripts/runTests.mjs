/**
 * Run every check, and print how long each stage took. A failing stage doesn't
 * stop the others, so one run reports all failures. The last lines of failed
 * stages are repeated at the end, because logs are often truncated to their end.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The npm scripts to run, fastest first. */
const stages = [
  'check:types',
  'check:lint',
  'check:samples',
  'check:spelling',
  'check:unit',
  'test:deletion',
  'test:package',
  'test:conformance',
  'test:engines',
  'test:e2e'
]

/** Reporters that record the results for `conformance.md`. */
const vitest = ['default', './scripts/conformance/recordResults.ts']
const reporters = {
  'check:unit': vitest,
  'test:conformance': vitest,
  'test:engines': vitest,
  'test:e2e': ['list,json']
}

/** Number of lines to repeat of a failed stage: a few failures with diffs. */
const REPEATED_LINES = 120

/** Collects the hundreds of temporary folders that tests leave behind. */
const temporary = mkdtempSync(path.join(tmpdir(), 'tests-'))

const records = path.join(temporary, 'results')
mkdirSync(records)
const env = {
  ...process.env,
  TMPDIR: temporary,
  TEST_RESULTS: records,
  PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(records, 'chromium.json')
}

const results = [
  await run('set-up', [
    process.execPath,
    'scripts/setUp.mjs',
    '--browser',
    '--samples'
  ])
]
if (results[0].passed) {
  for (const stage of stages) {
    const given = (reporters[stage] ?? []).map(each => `--reporter=${each}`)
    const command = ['npm', 'run', '--silent', stage, '--', ...given]
    results.push(await run(stage, command, env))
  }
  const script = ['--import', 'tsx', 'scripts/writeConformance.ts', records]
  results.push(await run('conformance table', [process.execPath, ...script]))
}
rmSync(temporary, { recursive: true, force: true })
printFailures(results)
printTable(results)
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1

async function run(stage, [command, ...args], env = process.env) {
  console.log(`\n=== ${stage}`)
  const start = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' // npm is a batch file there.
  })
  let output = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr]
  ]) {
    from.setEncoding('utf8').on('data', text => {
      to.write(text)
      output += text
    })
  }
  const closed = once(child, 'close')
  const [status] = await once(child, 'exit')
  // A process that a test left behind could keep the output open.
  await Promise.race([closed, wait(1000)])
  child.stdout.destroy()
  child.stderr.destroy()
  const time = performance.now() - start
  return { stage, passed: status === 0, time, output }
}

function printFailures(rows) {
  for (const { stage, output } of rows.filter(({ passed }) => !passed)) {
    const lines = output.trimEnd().split('\n').slice(-REPEATED_LINES)
    console.log(`\n=== ${stage} FAILED; its last lines:`)
    console.log(lines.join('\n'))
  }
}

function printTable(rows) {
  const total = rows.reduce((sum, { time }) => sum + time, 0)
  const lines = [
    ...rows.map(({ stage, passed, time }) =>
      formatRow(stage, time, passed ? 'passed' : 'FAILED')
    ),
    formatRow('total', total, '')
  ]
  console.log(`\n${lines.join('\n')}`)
}

function formatRow(stage, time, result) {
  const seconds = (time / 1000).toFixed(0).padStart(5)
  return `${stage.padEnd(18)}${seconds} s  ${result}`.trimEnd()
}
