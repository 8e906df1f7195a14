/**
 * Run the tests in both engines at the same time. Vitest would run two projects
 * with one worker each one after the other.
 *
 * Arguments are passed on to both: `npm run test:engines -- offline`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import globalSetup from '../support/globalSetup.ts'

const stopSites = await globalSetup()
const passed = await Promise.all(['firefox', 'webkit'].map(runProject))
await stopSites()
process.exitCode = passed.every(Boolean) ? 0 : 1

/** Run a project's tests, then print its output in one piece. */
async function runProject(project: string): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      project,
      ...process.argv.slice(2)
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] }
  )
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => output.push(chunk))
  }
  const [code] = await once(child, 'close')
  process.stdout.write(Buffer.concat(output))
  return code === 0
}
