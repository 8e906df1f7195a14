import { createCacheNames } from './cacheNames.ts'
import type { Shell } from './installShell.ts'
import type { SaveResult, WorkerAnswer, WorkerQuestion } from './messages.ts'
import { saveCopy } from './saveCopy.ts'

/** Answer what pages ask over the port that each question brings. */
export function answerMessages(self: WorkerScope, shell: Shell): void {
  const names = createCacheNames(self.registration.scope)

  async function answer(
    question: WorkerQuestion,
    port: MessagePort
  ): Promise<boolean | SaveResult> {
    if (question.kind === 'isShellFile') return shell.has(question.url)
    const signal = createCancelSignal(port)
    // Two tabs may save, of which the second then finds most files there.
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
    // Only pages of this origin reach the worker, and they send this type.
    const question = event.data as WorkerQuestion
    event.waitUntil(
      answer(question, port)
        // The page waits for an answer, whatever storage does.
        .catch(() => 'failed' as const)
        .then(value => post(port, { kind: 'answer', value }))
    )
  })
}

/** All that a page says after its question is that it wants no answer. */
function createCancelSignal(port: MessagePort): AbortSignal {
  const controller = new AbortController()
  port.onmessage = () => controller.abort()
  return controller.signal
}

function post(port: MessagePort, message: WorkerAnswer): void {
  port.postMessage(message)
}
