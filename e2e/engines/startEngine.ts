import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webKit.ts'

/** A running engine. */
export interface RunningEngine {
  readonly address: string
  /** The file that its virtual screen is mapped to, if it has one. */
  readonly screen?: string
  readonly stop: () => Promise<void>
}

/** Also the name of the engine's project. */
export type EngineName = 'firefox' | 'webkit'

const starters: Readonly<
  Record<EngineName, (folder: string) => Promise<RunningEngine>>
> = { firefox: startFirefox, webkit: startWebKit }

declare module 'vitest' {
  interface ProvidedContext {
    /** The project's engine. */
    readonly engine: { readonly name: EngineName } & Omit<RunningEngine, 'stop'>
  }
}

/**
 * Start a project's engine once for the whole run.
 *
 * @returns stops it
 */
export default async function startEngine({
  name: project,
  provide
}: TestProject): Promise<() => Promise<void>> {
  const name = project as EngineName
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`))
  const { stop, ...engine } = await starters[name](folder)
  provide('engine', { name, ...engine })
  return async () => {
    await stop()
    // The engine's processes may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
