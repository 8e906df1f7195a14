import { type CacheNames, createCacheNames } from './cacheNames.ts'
import type { Shell } from './installShell.ts'
import type { WorkerAnswer, WorkerQuestion } from './messages.ts'
import { removePack } from './savedPacks.ts'
import { savePack } from './savePack.ts'

/**
 * Answer what pages ask over the port that each question brings. Packs are
 * saved and removed one after the other, because each takes away what no pack
 * needs, and that must not be what another one is just saving.
 */
export function answerMessages(self: WorkerScope, shell: Shell): void {
  const names = createCacheNames(self.registration.scope)
  let lastChange: Promise<unknown> = Promise.resolve()
  function queue<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = lastChange.then(change)
    lastChange = result.catch(() => undefined)
    return result
  }
  self.addEventListener('message', event => {
    const [port] = event.ports
    if (!port) return
    // Only pages of this origin reach the worker, and they send this type.
    const question = event.data as WorkerQuestion
    event.waitUntil(
      answer(question, { shell, names, port, queue }).then(value =>
        post(port, { kind: 'answer', value })
      )
    )
  })
}

interface AnswerContext {
  readonly shell: Shell
  readonly names: CacheNames
  readonly port: MessagePort
  readonly queue: <Result>(change: () => Promise<Result>) => Promise<Result>
}

async function answer(question: WorkerQuestion, context: AnswerContext) {
  const { shell, names, port, queue } = context
  switch (question.kind) {
    case 'isShellFile':
      return shell.has(question.url)
    case 'savePack': {
      const signal = createCancelSignal(port)
      return queue(() =>
        savePack(question.pack, {
          baseUrl: BASE_URL,
          names,
          signal,
          report: (saved, total) =>
            post(port, { kind: 'progress', saved, total })
        })
      )
    }
    case 'removePack':
      return queue(async () => {
        const cache = await caches.open(names.saved)
        await removePack(cache, BASE_URL, question.id)
        return true
      })
  }
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
