import { rmSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** A folder that becomes the output if the build succeeds. */
export interface Staging {
  /** The new output, absolute; nothing serves it before `commit`. */
  readonly folder: string
  /**
   * Replace the old output with the new one. If that fails, the old one stays.
   *
   * @returns where the old output is now; the caller removes it
   */
  readonly commit: () => Promise<string>
  /** Discard the new output and keep the old one. */
  readonly discard: () => Promise<void>
}

/**
 * Stage an output beside the one being served, so a failed build doesn't touch
 * the old output, and a successful one replaces all of it.
 *
 * Replacing takes two renames, because Node can't swap folders, so there is no
 * output folder for about 0.2 ms. A symbolic link could be switched atomically,
 * but copying `dist` into an image would then copy only the link.
 *
 * @param out absolute path of the output folder, symbolic links resolved
 */
export async function stageOutput(out: string): Promise<Staging> {
  const folder = `${out}.new-${process.pid}`
  const old = `${out}.old-${process.pid}`
  await mkdir(folder, { recursive: true })
  process.once('exit', removeNow)
  return {
    folder,
    discard: async () => {
      process.off('exit', removeNow)
      await rm(folder, { recursive: true, force: true })
    },
    commit: async () => {
      process.off('exit', removeNow)
      const hadOutput = await rename(out, old).then(
        () => true,
        error => {
          if (readCode(error) !== 'ENOENT') throw error
          return false
        }
      )
      try {
        await rename(folder, out)
      } catch (error) {
        if (hadOutput) await rename(old, out)
        throw error
      }
      return old
    }
  }

  /** Synchronous, because an exiting process can't wait for promises. */
  function removeNow(): void {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Remove folders that killed builds left beside the output. If one was killed
 * between its two renames, restore the old output. What can't be removed stays:
 * it's no reason not to build.
 */
export async function clearLeftovers(out: string): Promise<void> {
  const parent = path.dirname(out)
  // The first build may create the parent.
  const names: readonly string[] = await readdir(parent).catch(() => [])
  const leftovers = names.filter(name => {
    const [, start, id] = /^(.*)\.(?:new|old)-(\d+)$/.exec(name) ?? []
    return start === path.basename(out) && !isRunning(Number(id))
  })
  const taken = leftovers.find(name => name.includes('.old-'))
  if (taken !== undefined && !names.includes(path.basename(out))) {
    await rename(path.join(parent, taken), out)
  }
  await Promise.all(
    leftovers.map(name =>
      rm(path.join(parent, name), { recursive: true, force: true }).catch(
        () => {}
      )
    )
  )
}

/** A folder with this process's id is from an earlier process with the same id. */
function isRunning(id: number): boolean {
  if (id === process.pid) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return readCode(error) === 'EPERM'
  }
}

/** Read the system's error code, such as `ENOENT`. */
function readCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
