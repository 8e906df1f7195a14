import { createCacheNames } from './cacheNames.ts'
import type { Shell } from './installShell.ts'
import type { WorkerAnswer, WorkerQuestion } from './messages.ts'
import { removePack } from './savedPacks.ts'
import { savePack } from './savePack.ts'

/** Answer what pages ask over the port that each question brings. */
export function answerMessages(self: WorkerScope, shell: Shell): void {
  const { saved } = createCacheNames(self.registration.scope)
  self.addEventListener('message', event => {
    const [port] = event.ports
    if (!port) return
    // Only pages of this origin reach the worker, and they send this type.
    const question = event.data as WorkerQuestion
    event.waitUntil(
      answer(question, { shell, cacheName: saved, port }).then(value =>
        post(port, { kind: 'answer', value })
      )
    )
  })
}

async function answer(
  question: WorkerQuestion,
  context: {
    readonly shell: Shell
    readonly cacheName: string
    readonly port: MessagePort
  }
) {
  const { shell, cacheName, port } = context
  switch (question.kind) {
    case 'isShellFile':
      return shell.has(question.url)
    case 'savePack':
      return savePack(question.pack, {
        baseUrl: BASE_URL,
        cacheName,
        report: (saved, total) => post(port, { kind: 'progress', saved, total })
      })
    case 'removePack': {
      const cache = await caches.open(cacheName)
      await removePack(cache, BASE_URL, question.id)
      return true
    }
  }
}

function post(port: MessagePort, message: WorkerAnswer): void {
  port.postMessage(message)
}
