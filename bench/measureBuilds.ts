import { existsSync } from 'node:fs'
import { appendFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Measurement, measureCommand } from './measureCommand.ts'

/** Builds of a site, in this order. */
export const kinds = ['cold', 'unchanged', 'edited'] as const
export type Kind = (typeof kinds)[number]

/** A site, and how it's built. */
export interface MeasuredSite {
  /** For progress messages. */
  readonly name: string
  /** Absolute. The command runs there, and the other paths are relative to it. */
  readonly folder: string
  /** Program and arguments. */
  readonly command: readonly string[]
  /** Build results and caches, which a cold build lacks. */
  readonly made: readonly string[]
  /** The page that an edited build has one more paragraph of. */
  readonly page: string
  /** A file that a finished build has written. */
  readonly proof: string
}

/**
 * Measure a cold, an unchanged and an edited build of a site.
 *
 * @param record gets each measurement, in the order of {@link kinds}
 * @throws Error if a build fails
 */
export async function measureBuilds(
  { name, folder, command, made, page, proof }: MeasuredSite,
  record: (kind: Kind, measurement: Measurement) => void
): Promise<void> {
  for (const each of made) {
    await rm(path.join(folder, each), { recursive: true, force: true })
  }
  for (const kind of kinds) {
    if (kind === 'edited') {
      await appendFile(path.join(folder, page), '\nOne more paragraph.\n')
    }
    const measurement = await measureCommand(command, folder)
    if (!existsSync(path.join(folder, proof))) throw new Error(`no ${proof}`)
    record(kind, measurement)
    const { wall, cpu, memory } = measurement
    console.error(
      `${name} ${kind}: ${wall.toFixed(1)} s, ${cpu.toFixed(1)} s CPU, ${memory.toFixed(0)} MiB`
    )
  }
}
