import { type FSWatcher, statSync, watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import {
  setTimeout as delay,
  setImmediate as nextTurn
} from 'node:timers/promises'
import { formatDiagnostic } from '../../../core/model/diagnostic.ts'
import { explainSystemError } from '../../../core/platform/reportError.ts'

/** Milliseconds of debounce: a save can take several writes. */
const DEBOUNCE_TIME = 8

/** Watches folders until it's closed. */
export interface FolderWatch {
  /** Wait until `onChange` has handled all changes so far. */
  readonly settle: () => Promise<void>
  readonly close: () => void
}

/**
 * Watch the files below folders, except packages and hidden folders. Uses one
 * watcher per folder; Node's recursive watch uses one per file.
 *
 * @param roots absolute
 * @param onChange receives absolute paths; calls don't overlap
 */
export async function watchFolders(
  roots: readonly string[],
  onChange: (files: ReadonlySet<string>) => Promise<void>
): Promise<FolderWatch> {
  const watchers = new Map<string, FSWatcher>()
  const changes = collectChanges(onChange)

  async function add(folder: string, isNew: boolean): Promise<void> {
    if (watchers.has(folder)) return
    try {
      const watcher = watch(folder, (kind, name) => {
        if (name === null || isSkipped(name)) return
        const file = path.join(folder, name)
        changes.note(file)
        if (kind !== 'rename') return
        // A moved folder keeps its watcher, and another may take its place.
        for (const each of watchers.keys()) {
          if (each === file || each.startsWith(file + path.sep)) drop(each)
        }
        if (isFolder(file)) void add(file, true)
      })
      watcher.on('error', error => giveUp(folder, error))
      watchers.set(folder, watcher)
      const entries = await readdir(folder, { withFileTypes: true })
      await Promise.all(
        entries
          .filter(({ name }) => !isSkipped(name))
          .map(async entry => {
            const file = path.join(folder, entry.name)
            if (entry.isDirectory()) await add(file, isNew)
            else if (isNew) changes.note(file)
          })
      )
    } catch (error) {
      giveUp(folder, error)
    }
  }

  /** The folder was deleted, or the system's watcher limit is reached. */
  function giveUp(folder: string, error: unknown): void {
    drop(folder)
    const diagnostic = explainSystemError(error)
    if (diagnostic) console.error(`error: ${formatDiagnostic(diagnostic)}\n`)
  }

  function drop(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  await Promise.all(roots.map(root => add(root, false)))
  return {
    settle: changes.settle,
    close: () => {
      changes.drop()
      for (const watcher of watchers.values()) watcher.close()
    }
  }
}

/** Debounce changes, and pass them on one batch at a time. */
function collectChanges(
  onChange: (files: ReadonlySet<string>) => Promise<void>
) {
  let changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  return {
    note: (file: string): void => {
      changed.add(file)
      clearTimeout(timer)
      timer = setTimeout(() => {
        const files = changed
        changed = new Set()
        running = running.then(() => onChange(files)).catch(console.error)
      }, DEBOUNCE_TIME)
    },
    settle: async (): Promise<void> => {
      // Node delivers what the system reported in one turn by the end of the
      // next.
      await nextTurn()
      await nextTurn()
      while (changed.size > 0) await delay(DEBOUNCE_TIME)
      await running
    },
    drop: (): void => clearTimeout(timer)
  }
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Packages, hidden files and editors' temporary files. */
function isSkipped(name: string): boolean {
  return /^(?:node_modules|\..*|#.*#|4913|.*~|.*\.sw[px]|.*\.tmp)$/.test(name)
}
