import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Install the packages that a folder's `package-lock.json` pins, unless they're
 * installed: below `.cache`, because each build of this checkout lists `src`.
 *
 * @param pinned absolute path of a folder with `package.json` and its lockfile
 * @returns absolute path of the folder with `node_modules`
 */
export function installPinned(pinned: string): string {
  const folder = path.resolve('.cache', path.basename(pinned))
  const [wanted, installed] = [pinned, folder].map(readLockfile)
  const isInstalled = existsSync(
    path.join(folder, 'node_modules/.package-lock.json')
  )
  if (isInstalled && installed === wanted) return folder
  for (const name of ['package.json', 'package-lock.json']) {
    cpSync(path.join(pinned, name), path.join(folder, name))
  }
  const command = ['ci', '--prefix', folder, '--no-audit', '--no-fund']
  execFileSync('npm', command, { stdio: 'inherit' })
  return folder
}

function readLockfile(folder: string): string | undefined {
  const file = path.join(folder, 'package-lock.json')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
