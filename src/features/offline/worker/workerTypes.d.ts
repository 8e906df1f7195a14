/**
 * Types that the service worker needs besides TypeScript's `dom` library. The
 * `webworker` library conflicts with `dom`, which the rest of the project
 * needs: both declare the same globals.
 */

/** Set by the bundler. */
declare const KILL_SWITCH: boolean
declare const BASE_URL: string

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** The worker's `self`. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  /** The shell's files, which the build inserts here. */
  readonly __WB_MANIFEST: import('workbox-precaching/_types.js').PrecacheEntry[]
  skipWaiting(): Promise<void>
  addEventListener(
    kind: 'install' | 'activate',
    listener: (event: ExtendableEvent) => void
  ): void
}
