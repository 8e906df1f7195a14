import type { WorkerAnswer, WorkerQuestion } from './messages.ts'

/**
 * Ask the service worker and wait for its answer.
 *
 * @param onProgress hears how much of a pack is saved, in files
 * @throws Error where no worker is at work
 */
export async function askWorker(
  question: WorkerQuestion,
  onProgress: (saved: number, total: number) => void = () => undefined
): Promise<Extract<WorkerAnswer, { kind: 'answer' }>['value']> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) throw new Error('No service worker is at work on this page.')
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'progress') {
        onProgress(data.saved, data.total)
        return
      }
      port1.close()
      resolve(data.value)
    }
    worker.postMessage(question, [port2])
  })
}
