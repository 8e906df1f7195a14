/**
 * Make each mistake of the table in a copy of the project, and see that the
 * test that is named for it fails. Words after the command select faults by
 * area, layer and name: `npm run test:faults -- navigation,states browser`.
 */

import { rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { performance } from 'node:perf_hooks'
import { copyProject, copySites } from './copyProject.ts'
import { type Fault, findLayer, type Layer } from './fault.ts'
import { faults as all } from './faults.ts'
import { findObstacle, plantFault } from './plantFault.ts'
import { runNamedTests, type TestResult } from './runNamedTests.ts'

interface Verdict {
  readonly area: string
  readonly fault: Fault
  readonly result: 'caught' | 'NOT CAUGHT' | 'NOT TRIED'
  /** Why it is not caught, or could not be tried. */
  readonly reason?: string
  readonly seconds: number
}

const LANES = Math.min(2, cpus().length)

/** The quick ones first. */
const layers = ['unit', 'conformance', 'browser'] as const

const words = process.argv.slice(2).map(word => word.toLowerCase())
const chosen = Object.entries(all).flatMap(([area, faults]) =>
  faults.filter(fault => isChosen(area, fault)).map(fault => ({ area, fault }))
)
const verdicts = await main()
printTable(verdicts)
process.exitCode = verdicts.every(({ result }) => result === 'caught') ? 0 : 1

async function main(): Promise<readonly Verdict[]> {
  const stale: Verdict[] = []
  const queue: typeof chosen = []
  for (const { area, fault } of chosen) {
    const obstacle = await findObstacle(fault)
    if (obstacle === undefined) queue.push({ area, fault })
    else stale.push(reject(area, fault, `no longer applies: ${obstacle}`))
  }
  if (queue.length === 0) return stale
  const copies = [await copyProject()]
  while (copies.length < LANES) copies.push(await copyProject())
  try {
    const judged: Verdict[] = []
    for (const layer of layers) {
      const part = queue.filter(
        ({ fault }) => findLayer(fault.caughtBy) === layer
      )
      judged.push(...(await judgeLayer(copies, layer, part)))
    }
    return [...stale, ...judged]
  } finally {
    for (const copy of copies) await rm(copy, { recursive: true, force: true })
  }
}

/** Try the faults of a layer, after its tests have passed without them. */
async function judgeLayer(
  copies: readonly string[],
  layer: Layer,
  part: typeof chosen
): Promise<readonly Verdict[]> {
  const [first = ''] = copies
  const unsound = await runBaseline(
    first,
    layer,
    part.map(({ fault }) => fault)
  )
  for (const copy of copies.slice(1)) await copySites(first, copy)
  const queue = [...part]
  const judged: Verdict[] = []
  await Promise.all(
    copies.map(async copy => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { area, fault } = next
        const problem = unsound.get(fault)
        const verdict =
          problem === undefined
            ? await judge(copy, area, fault)
            : reject(area, fault, problem)
        judged.push(verdict)
        console.log(printRow(verdict))
      }
    })
  )
  return judged
}

/**
 * Run the named tests of a layer without any fault.
 *
 * @returns why a fault cannot be tried, for those whose test does not pass
 */
async function runBaseline(
  copy: string,
  layer: Layer,
  faults: readonly Fault[]
): Promise<ReadonlyMap<Fault, string>> {
  const problems = new Map<Fault, string>()
  if (faults.length === 0) return problems
  const start = performance.now()
  const results = await runLayer(copy, layer, faults)
  for (const fault of faults) {
    const own = results.filter(result => isNamed(result, fault))
    const failed = own.find(({ hasPassed }) => !hasPassed)
    if (own.length === 0) problems.set(fault, 'there is no such test')
    else if (failed !== undefined) {
      problems.set(fault, 'its test fails without the fault')
      console.log(`${failed.title}\n${failed.complaint}`)
    }
  }
  console.log(
    `without faults: ${results.length} ${layer} tests, ${countSeconds(start)} s`
  )
  return problems
}

function runLayer(copy: string, layer: Layer, faults: readonly Fault[]) {
  const tests = faults.map(({ caughtBy }) => caughtBy)
  return runNamedTests(copy, {
    layer,
    files: [...new Set(tests.map(({ file }) => file))],
    titles: [...new Set(tests.map(({ title }) => title))],
    sites: [...new Set(tests.flatMap(({ sites = [] }) => sites))]
  })
}

async function judge(
  copy: string,
  area: string,
  fault: Fault
): Promise<Verdict> {
  const start = performance.now()
  const takeBack = await plantFault(copy, fault)
  try {
    const results = await runLayer(copy, findLayer(fault.caughtBy), [fault])
    const own = results.filter(result => isNamed(result, fault))
    const isCaught = own.some(({ hasPassed }) => !hasPassed)
    return {
      area,
      fault,
      seconds: countSeconds(start),
      ...(isCaught
        ? { result: 'caught' }
        : { result: 'NOT CAUGHT', reason: 'its test passes' })
    }
  } catch (error) {
    return reject(area, fault, String(error), countSeconds(start))
  } finally {
    await takeBack()
  }
}

function reject(
  area: string,
  fault: Fault,
  reason: string,
  seconds = 0
): Verdict {
  return { area, fault, result: 'NOT TRIED', reason, seconds }
}

function isChosen(area: string, { name, caughtBy }: Fault): boolean {
  const text = `${area} ${findLayer(caughtBy)} ${name}`.toLowerCase()
  return words.every(word => word.split(',').some(part => text.includes(part)))
}

function isNamed({ file, title }: TestResult, { caughtBy }: Fault): boolean {
  return file === caughtBy.file && title.includes(caughtBy.title)
}

function countSeconds(start: number): number {
  return Math.round((performance.now() - start) / 1000)
}

function printTable(rows: readonly Verdict[]): void {
  const missed = rows.filter(({ result }) => result !== 'caught')
  const lines = Object.keys(all).flatMap(area =>
    rows.filter(row => row.area === area).map(printRow)
  )
  console.log(`\n${lines.join('\n')}`)
  console.log(`\n${rows.length - missed.length} of ${rows.length} are caught.`)
}

function printRow({ area, fault, result, reason, seconds }: Verdict): string {
  const layer = findLayer(fault.caughtBy)
  const cells = [
    result.padEnd(10),
    `${seconds} s`.padStart(5),
    layer.padEnd(11),
    area.padEnd(10),
    fault.name
  ]
  return cells.join('  ') + (reason === undefined ? '' : `\n    ${reason}`)
}
