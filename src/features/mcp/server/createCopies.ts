import { createHash, randomBytes } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'

/** A copy of a published file. */
export interface Copy {
  /** With base. */
  readonly path: string
  readonly text: string
  /** When the site last confirmed it, in milliseconds. */
  readonly time: number
  readonly etag?: string
  /** Whether the file never changes, because its name has a hash. */
  readonly isImmutable?: boolean
}

/** Copies of files, which survive the program. */
export interface Copies {
  readonly find: (path: string) => Promise<Copy | undefined>
  readonly save: (copy: Copy) => Promise<void>
  readonly remove: (path: string) => Promise<void>
}

/**
 * Open the copies in a folder. Several programs can share it. If it can't be
 * written, copies last as long as the program.
 *
 * @param warn called once in that case
 */
export function createCopies(
  folder: string,
  warn: (message: string) => void
): Copies {
  const known = new Map<string, Copy>()
  const nameFile = (name: string) =>
    path.join(
      folder,
      `${createHash('sha256').update(name).digest('hex').slice(0, 32)}.json`
    )
  let canWrite = true
  return {
    find: async name => {
      const copy = known.get(name) ?? (await readCopy(nameFile(name), name))
      if (copy) known.set(name, copy)
      return copy
    },
    save: async copy => {
      known.set(copy.path, copy)
      if (!canWrite) return
      try {
        await writeAtomically(nameFile(copy.path), JSON.stringify(copy))
      } catch (error) {
        canWrite = false
        warn(
          `Pages can't be saved for offline use, because ${folder} can't be written (${readCode(error)}).`
        )
      }
    },
    remove: async name => {
      known.delete(name)
      await fs.unlink(nameFile(name)).catch(() => undefined)
    }
  }
}

/** @returns undefined if there's no copy, or if it's damaged */
async function readCopy(file: string, name: string) {
  try {
    const copy: Copy = JSON.parse(await fs.readFile(file, 'utf8'))
    return copy.path === name && typeof copy.text === 'string'
      ? copy
      : undefined
  } catch {
    return undefined
  }
}

/** Another program may be reading the file. */
async function writeAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(draft, text)
  await fs.rename(draft, file)
}

function readCode(error: unknown): string {
  const { code, message } = Object(error)
  return String(code ?? message)
}
