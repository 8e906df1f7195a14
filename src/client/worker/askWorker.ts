import type {
  WorkerAnswer,
  WorkerCancellation,
  WorkerQuestion
} from './messages.ts'

/** What may come between a question and its answer. */
export interface AskOptions {
  /** Hears how much is saved, in files. */
  readonly onProgress?: (saved: number, total: number) => void
  /** Aborted when the answer is not wanted any more; one comes all the same. */
  readonly signal?: AbortSignal
}

/**
 * Ask the service worker and wait for its answer.
 *
 * @throws Error where no worker is at work
 */
export async function askWorker(
  question: WorkerQuestion,
  { onProgress, signal }: AskOptions = {}
): Promise<Extract<WorkerAnswer, { kind: 'answer' }>['value']> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) throw new Error('No service worker is at work on this page.')
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    signal?.addEventListener('abort', () =>
      port1.postMessage({ kind: 'cancel' } satisfies WorkerCancellation)
    )
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'progress') {
        onProgress?.(data.saved, data.total)
        return
      }
      port1.close()
      resolve(data.value)
    }
    worker.postMessage(question, [port2])
  })
}
