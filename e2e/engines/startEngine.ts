import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webKit.ts'

/** An engine that waits for tests. */
export interface RunningEngine {
  readonly address: string
  readonly stop: () => Promise<void>
}

const starters = { firefox: startFirefox, webkit: startWebKit } as const

/** Also the name of the project whose tests the engine runs. */
export type EngineName = keyof typeof starters

declare module 'vitest' {
  interface ProvidedContext {
    /** The project's engine, and where it listens. */
    readonly engine: { readonly name: EngineName; readonly address: string }
  }
}

/**
 * Start a project's engine once for the whole run.
 *
 * @returns ends it
 */
export default async function startEngine({
  name: project,
  provide
}: TestProject): Promise<() => Promise<void>> {
  const name = project as EngineName
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`))
  const { address, stop } = await starters[name](folder)
  provide('engine', { name, address })
  return async () => {
    await stop()
    // The engine's own processes may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
