import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Fault } from './fault.ts'

/**
 * Make the mistake in a copy of the project.
 *
 * @returns takes it back
 * @throws Error when the source has changed, so that it cannot be made
 */
export async function plantFault(
  copy: string,
  fault: Fault
): Promise<() => Promise<void>> {
  const file = path.join(copy, fault.file)
  const source = await readFile(file, 'utf8')
  await writeFile(
    file,
    source.replace(fault.find, () => fault.replace)
  )
  return () => writeFile(file, source)
}

/** Say why a fault no longer applies; nothing when it does. */
export async function findObstacle({
  file,
  find,
  caughtBy
}: Fault): Promise<string | undefined> {
  if (!existsSync(caughtBy.file)) return `${caughtBy.file} does not exist`
  const source = await readFile(file, 'utf8').catch(() => undefined)
  if (source === undefined) return `${file} does not exist`
  const count = source.split(find).length - 1
  return count === 1
    ? undefined
    : `${file} holds ${count === 0 ? 'no' : `${count} times`} ${JSON.stringify(find)}`
}
