import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { answerMessages } from './answerMessages.ts'
import { installShell } from './installShell.ts'
import { registerRoutes } from './registerRoutes.ts'
import { retireWorker } from './retireWorker.ts'

declare const self: WorkerScope

start(self.__WB_MANIFEST)

/**
 * Keep the site readable offline.
 *
 * Only the shell is precached, so a content deploy leaves this file unchanged.
 * A new worker takes control at once. That is safe: the old build's hashed
 * files stay for tabs that still run it.
 *
 * @param entries must be named exactly once in the code, where the build can
 * find it
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
