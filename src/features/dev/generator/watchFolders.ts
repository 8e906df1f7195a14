import { once } from 'node:events'
import path from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { explainSystemError } from '../../../core/build/printError.ts'
import { formatSiteError } from '../../../core/model/errors.ts'

/** Milliseconds of debounce: a save can take several writes. */
const DEBOUNCE_TIME = 8

/**
 * Watch the files below folders, except packages and hidden folders.
 *
 * @param roots absolute
 * @param onChange receives absolute paths; calls don't overlap
 */
export async function watchFolders(
  roots: readonly string[],
  onChange: (files: ReadonlySet<string>) => Promise<void>
): Promise<FSWatcher> {
  let changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const watcher = watch([...roots], {
    ignored: file => !roots.includes(file) && isSkipped(path.basename(file)),
    ignoreInitial: true,
    // Otherwise, files of a folder that moves away and back may be missed.
    atomic: false
  })
  watcher.on('all', (_, file) => {
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = changed
      changed = new Set()
      running = running.then(() => onChange(files)).catch(console.error)
    }, DEBOUNCE_TIME)
  })
  // For example, the system's limit of watchers is reached.
  watcher.on('error', error => {
    const problem = explainSystemError(error)
    console.error(problem ? `error: ${formatSiteError(problem)}\n` : error)
  })
  await once(watcher, 'ready')
  return watcher
}

/** Packages, hidden files and editors' temporary files. */
function isSkipped(name: string): boolean {
  return /^(?:node_modules|\..*|#.*#|4913|.*~|.*\.sw[px]|.*\.tmp)$/.test(name)
}
