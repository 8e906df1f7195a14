import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { SharedSite } from '../support/sites.ts'

/** A mistake that only a browser shows, and the scenario that catches it. */
export interface Fault {
  /** What the reader would see, as a sentence. */
  readonly name: string
  readonly file: string
  /** Occurs in the file exactly once. Short texts survive more changes. */
  readonly find: string
  readonly replace: string
  readonly caughtBy: Scenario
}

export interface Scenario {
  readonly file: string
  /** The test's title, or a part that no other test of the file has. */
  readonly title: string
  /** The shared sites that the test visits. */
  readonly sites: readonly SharedSite[]
}

/** @param file its name without extension, or its path */
export function scenario(
  file: string,
  title: string,
  ...sites: readonly SharedSite[]
): Scenario {
  const path = file.includes('/') ? file : `e2e/scenarios/${file}`
  return { file: `${path}.spec.ts`, title, sites }
}

/** Explain why a fault no longer applies; `undefined` if it does. */
export async function findObstacle({
  file,
  find,
  caughtBy
}: Fault): Promise<string | undefined> {
  if (!existsSync(caughtBy.file)) return `${caughtBy.file} does not exist`
  const test = await readFile(caughtBy.file, 'utf8')
  if (!test.includes(caughtBy.title)) {
    return `${caughtBy.file} has no test "${caughtBy.title}"`
  }
  if (!existsSync(file)) return `${file} does not exist`
  const count = (await readFile(file, 'utf8')).split(find).length - 1
  if (count === 1) return undefined
  return `${file} contains ${JSON.stringify(find)} ${count} times, not once`
}
