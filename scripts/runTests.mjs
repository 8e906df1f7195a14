/**
 * Run every check, and print how long each stage took. A failing stage doesn't
 * stop the others, so one run reports every fault.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The npm scripts, quick ones first. */
const stages = [
  'check:types',
  'check:lint',
  'check:samples',
  'check:spelling',
  'check:unit',
  'test:conformance',
  'test:e2e'
]

/** Tests leave hundreds of folders where temporary ones belong. */
const temporary = mkdtempSync(path.join(tmpdir(), 'tests-'))

const results = [
  run('set-up', [process.execPath, 'scripts/setUp.mjs', '--browser'])
]
if (results[0].passed) {
  for (const stage of stages) {
    const env = { ...process.env, TMPDIR: temporary }
    results.push(run(stage, ['npm', 'run', '--silent', stage], env))
  }
}
rmSync(temporary, { recursive: true, force: true })
printTable(results)
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1

function run(stage, [command, ...args], env = process.env) {
  console.log(`\n=== ${stage}`)
  const start = performance.now()
  const { status } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' // npm is a batch file there.
  })
  return { stage, passed: status === 0, time: performance.now() - start }
}

function printTable(rows) {
  const total = rows.reduce((sum, { time }) => sum + time, 0)
  const lines = [
    ...rows.map(({ stage, passed, time }) =>
      formatRow(stage, time, passed ? 'passed' : 'FAILED')
    ),
    formatRow('together', total, '')
  ]
  console.log(`\n${lines.join('\n')}`)
}

function formatRow(stage, time, result) {
  const seconds = (time / 1000).toFixed(0).padStart(5)
  return `${stage.padEnd(18)}${seconds} s  ${result}`.trimEnd()
}
