import type { WorkerAnswer, WorkerQuestion } from './messages.ts'

/** Options for waiting for an answer. */
export interface AskOptions {
  /** Called with the number of files saved so far. */
  readonly onProgress?: (saved: number, total: number) => void
  /** Abort it if the answer is no longer needed; one comes anyway. */
  readonly signal?: AbortSignal
}

/**
 * Ask the service worker and wait for its answer.
 *
 * @throws Error if no worker is active
 */
export async function askWorker(
  question: WorkerQuestion,
  { onProgress, signal }: AskOptions = {}
): Promise<Extract<WorkerAnswer, { kind: 'answer' }>['value']> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) throw new Error('No service worker is at work on this page.')
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    signal?.addEventListener('abort', () => port1.postMessage('cancel'))
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
