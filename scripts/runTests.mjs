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

const start = performance.now()
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The npm scripts to run, fastest first. Lists run side by side, because tests
 * in Firefox and WebKit mostly wait.
 */
const steps = [
  [['check:types', 'check:lint', 'check:samples', 'check:spelling']],
  [
    ['check:unit', 'test:deletion'],
    ['test:conformance', 'test:engines']
  ],
  [['test:e2e']]
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
const environment = {
  ...process.env,
  TMPDIR: temporary,
  TEST_RESULTS: records,
  PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(records, 'chromium.json')
}

const results = []
const setUp = [process.execPath, 'scripts/setUp.mjs', '--browser']
await run('set-up', setUp, { env: process.env })
if (results[0].passed) {
  for (const lists of steps) {
    await Promise.all(lists.map((list, index) => runAll(list, index === 0)))
  }
  const script = ['--import', 'tsx', 'scripts/writeConformance.ts', records]
  await run('conformance table', [process.execPath, ...script])
}
rmSync(temporary, { recursive: true, force: true })
printFailures(results)
printTable(results)
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1

/** Run stages one after the other. */
async function runAll(stages, isLive) {
  for (const stage of stages) {
    const given = (reporters[stage] ?? []).map(each => `--reporter=${each}`)
    const command = ['npm', 'run', '--silent', stage, '--', ...given]
    await run(stage, command, { isLive })
  }
}

/**
 * Run a stage and note its result.
 *
 * @param options.isLive whether to print its output as it comes, and not in one
 *   piece at the end
 */
async function run(stage, [command, ...args], options = {}) {
  const { isLive = true, env = environment } = options
  if (isLive) console.log(`\n=== ${stage}`)
  const begin = performance.now()
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
      if (isLive) to.write(text)
      output += text
    })
  }
  const closed = once(child, 'close')
  const [status] = await once(child, 'exit')
  // A process that a test left behind could keep the output open.
  await Promise.race([closed, wait(1000)])
  child.stdout.destroy()
  child.stderr.destroy()
  if (!isLive) console.log(`\n=== ${stage}\n${output}`)
  const time = performance.now() - begin
  results.push({ stage, passed: status === 0, time, output })
}

function printFailures(rows) {
  for (const { stage, output } of rows.filter(({ passed }) => !passed)) {
    const lines = output.trimEnd().split('\n').slice(-REPEATED_LINES)
    console.log(`\n=== ${stage} FAILED; its last lines:`)
    console.log(lines.join('\n'))
  }
}

function printTable(rows) {
  const lines = [
    ...rows.map(({ stage, passed, time }) =>
      formatRow(stage, time, passed ? 'passed' : 'FAILED')
    ),
    formatRow('total', performance.now() - start, '')
  ]
  console.log(`\n${lines.join('\n')}`)
}

function formatRow(stage, time, result) {
  const seconds = (time / 1000).toFixed(0).padStart(5)
  return `${stage.padEnd(18)}${seconds} s  ${result}`.trimEnd()
}
