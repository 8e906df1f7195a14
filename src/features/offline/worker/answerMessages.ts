import { createCacheNames } from './cacheNames.ts'
import type { Shell } from './installShell.ts'
import type { SaveResult, WorkerAnswer, WorkerQuestion } from './messages.ts'
import { saveCopy } from './saveCopy.ts'

/** Answer questions from pages, over the port that comes with each. */
export function answerMessages(self: WorkerScope, shell: Shell): void {
  const names = createCacheNames(self.registration.scope)

  async function answer(
    question: WorkerQuestion,
    port: MessagePort
  ): Promise<boolean | SaveResult> {
    if (question.kind === 'isShellFile') return shell.has(question.url)
    // A page of a newer build may ask more than this worker knows.
    if (question.kind !== 'save') return 'failed'
    const signal = createCancelSignal(port)
    // Two tabs may save; the second then finds most files already there.
    return navigator.locks.request(names.saved, () =>
      saveCopy(question.copy, {
        names,
        signal,
        report: (saved, total) => post(port, { kind: 'progress', saved, total })
      })
    )
  }

  self.addEventListener('message', event => {
    const [port] = event.ports
    if (!port) return
    // Only pages of this origin reach the worker, and they send this type, in
    // the edition of their own build.
    const question = event.data as WorkerQuestion
    event.waitUntil(
      answer(question, port)
        // The page waits for an answer, even if storage fails.
        .catch(() => 'failed' as const)
        .then(value => post(port, { kind: 'answer', value }))
    )
  })
}

/** The only message a page sends after its question cancels it. */
function createCancelSignal(port: MessagePort): AbortSignal {
  const controller = new AbortController()
  port.onmessage = () => controller.abort()
  return controller.signal
}

function post(port: MessagePort, message: WorkerAnswer): void {
  port.postMessage(message)
}
