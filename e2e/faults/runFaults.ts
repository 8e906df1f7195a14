/**
 * Plant each fault in a copy of the project, and check that its scenario fails.
 * Words after the command select faults by area and name:
 * `npm run test:faults -- navigation focus`.
 */

import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyProject } from './copyProject.ts'
import { type Fault, findObstacle } from './fault.ts'
import { faults } from './faults.ts'
import { runScenario } from './runScenario.ts'

const words = process.argv.slice(2).map(word => word.toLowerCase())
const chosen = Object.entries(faults).flatMap(([area, list]) =>
  list.filter(({ name }) => {
    const label = `${area} ${name}`.toLowerCase()
    return words.every(word => label.includes(word))
  })
)
/** Whether a test passes without any fault; many faults share a test. */
const baseline = new Map<string, boolean>()
const missed: string[] = []

const copy = await copyProject()
try {
  for (const fault of chosen) {
    const problem = await judge(fault).catch(String)
    console.log(problem ?? 'caught', `- ${fault.name}`)
    if (problem !== undefined) missed.push(`${fault.name}: ${problem}`)
  }
} finally {
  await rm(copy, { recursive: true, force: true })
}
console.log(`\n${chosen.length - missed.length} of ${chosen.length} caught.`)
for (const line of missed) console.log(line)
process.exitCode = missed.length === 0 ? 0 : 1

/** Explain why a fault isn't caught; `undefined` if it is. */
async function judge(fault: Fault): Promise<string | undefined> {
  const obstacle = await findObstacle(fault)
  if (obstacle !== undefined) return `no longer applies: ${obstacle}`
  const { file, title } = fault.caughtBy
  const test = `${file} ${title}`
  const passes = baseline.get(test) ?? (await runScenario(copy, fault.caughtBy))
  baseline.set(test, passes)
  if (!passes) return 'its test fails without the fault'
  const patched = path.join(copy, fault.file)
  const source = await readFile(patched, 'utf8')
  await writeFile(
    patched,
    source.replace(fault.find, () => fault.replace)
  )
  try {
    const isMissed = await runScenario(copy, fault.caughtBy)
    return isMissed ? 'NOT CAUGHT: its test passes' : undefined
  } finally {
    await writeFile(patched, source)
  }
}
