import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webKit.ts'

/** An engine that waits for tests. */
export interface RunningEngine {
  readonly address: string
  readonly stop: () => Promise<void>
}

const starters = { firefox: startFirefox, webkit: startWebKit } as const

export type EngineName = keyof typeof starters

const VARIABLE = 'TEST_ENGINES'

/**
 * Start each engine once for the whole run.
 *
 * @returns ends them
 */
export default async function startEngines(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'engines-'))
  const running = await Promise.all(
    Object.entries(starters).map(async ([name, start]) => {
      const own = path.join(folder, name)
      await mkdir(own)
      return [name, await start(own)] as const
    })
  )
  process.env[VARIABLE] = JSON.stringify(
    Object.fromEntries(running.map(([name, { address }]) => [name, address]))
  )
  return async () => {
    for (const [, engine] of running) await engine.stop()
    // The engines' own processes may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/**
 * Find where an engine of this run listens.
 *
 * @throws Error outside a run
 */
export function findEngine(name: EngineName): string {
  const address = JSON.parse(process.env[VARIABLE] ?? '{}')[name]
  if (address === undefined) {
    throw new Error(`${name} is not running. Run npm run test:engines.`)
  }
  return address
}
