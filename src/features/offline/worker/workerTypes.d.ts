/**
 * Types the service worker needs beyond TypeScript's DOM library. The library's
 * `webworker` part can't be loaded beside `dom`, which everything else here
 * needs: both declare the same globals.
 */

/** Set by the bundler. */
declare const KILL_SWITCH: boolean
declare const BASE_URL: string

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
}

interface WorkerEvents {
  readonly install: ExtendableEvent
  readonly activate: ExtendableEvent
  readonly message: ExtendableMessageEvent
}

/** The worker's `self`. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  /** The shell's files; the build inserts them here. */
  readonly __WB_MANIFEST: readonly ShellEntry[]
  skipWaiting(): Promise<void>
  addEventListener<Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void
  ): void
}

/** A file of the shell. Hashed ones need no revision. */
interface ShellEntry {
  readonly url: string
  readonly revision: string | null
}
