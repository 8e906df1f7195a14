/** Gets the name of a function and its arguments. */
type Log = (name: string, values: readonly unknown[]) => void

/** What the reader used last: the host of a result. */
let current: EventTarget | undefined

/**
 * Follow the calls of services while a sample runs. Samples share the services, so
 * a call belongs to the result that the reader used last.
 *
 * @returns a cleanup function
 */
export function followCalls(host: EventTarget, log: Log): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    host.addEventListener(
      type,
      () => {
        current = host
      },
      options
    )
  }
  const listen = (event: Event) => {
    if (current !== host || !(event instanceof CustomEvent)) return
    const [name, ...values] = event.detail
    log(name, values)
  }
  addEventListener('playground:call', listen, options)
  return () => controller.abort()
}
