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
  return follow(host, ['playground:call'], event => {
    if (!(event instanceof CustomEvent)) return
    const [name, ...values] = event.detail
    log(name, values)
  })
}

/**
 * Follow the errors that the event handlers of a sample throw, also later. They
 * don't say where they come from, so they belong to the result that the reader
 * used last, too.
 *
 * @returns a cleanup function
 */
export function followErrors(
  host: EventTarget,
  show: (error: unknown) => void
): () => void {
  return follow(host, ['error', 'unhandledrejection'], event => {
    if (event instanceof ErrorEvent) show(event.error)
    if (event instanceof PromiseRejectionEvent) show(event.reason)
  })
}

/** Follow events of the window while a result is what the reader used last. */
function follow(
  host: EventTarget,
  types: readonly string[],
  listen: (event: Event) => void
): () => void {
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
  for (const type of types) {
    addEventListener(
      type,
      event => {
        if (current === host) listen(event)
      },
      options
    )
  }
  return () => controller.abort()
}
