/** What to serve, and on which port. */
export interface DevOptions {
  /** Absolute. */
  readonly contentDir: string
  /** Absolute. */
  readonly cacheDir: string
  readonly baseUrl?: string
  /** Name of the locale to serve; the first one by default. */
  readonly locale?: string
  readonly port: number
  /** By default, only this computer connects. */
  readonly host?: string
}
