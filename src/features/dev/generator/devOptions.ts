import type { Feature } from '../../../core/feature.ts'

/** What to serve, and on which port. */
export interface DevOptions {
  /** The built-in ones, of which the site may switch some off. */
  readonly features: readonly Feature[]
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
