import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { answerMessages } from './answerMessages.ts'
import { installShell } from './installShell.ts'
import { registerRoutes } from './registerRoutes.ts'
import { retireWorker } from './retireWorker.ts'

declare const self: WorkerScope

start(self.__WB_MANIFEST)

/**
 * Keep the site readable without a network.
 *
 * Only the shell is installed beforehand, so that a deploy of content leaves
 * this file as it is. A new worker takes over at once, which harms nobody: the
 * hashed files of the old build stay, for the tabs that still run it.
 *
 * @param entries must be named once in the code, where the build can find it
 */
function start(entries: readonly ShellEntry[]): void {
  if (KILL_SWITCH) {
    retireWorker(self)
    return
  }
  const shell = installShell(self, entries)
  enableNavigationPreload()
  registerRoutes(self, shell)
  answerMessages(self, shell)
}
