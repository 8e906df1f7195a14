import { watch } from 'node:fs/promises'

/** Milliseconds in which the writes of one save are taken together. */
const SETTLE_TIME = 80

/**
 * Call back after each change below a folder, one call at a time.
 *
 * @returns never, while the folder is being watched
 */
export async function watchContent(
  folder: string,
  onChange: () => Promise<void>
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  for await (const _ of watch(folder, { recursive: true })) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(onChange).catch((error: unknown) => {
        console.error(error) // the next save may mend it
      })
    }, SETTLE_TIME)
  }
}
