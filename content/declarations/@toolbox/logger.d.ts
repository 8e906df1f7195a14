/** The level of a log call. */
export type LogLevel = 'debug' | 'info' | 'log' | 'warn' | 'error'

/** One method for each level. */
export type LogMethods = Record<LogLevel, (...args: unknown[]) => void>

/** Gets every log call of a logger. */
export type TransportFunction = (level: LogLevel, ...args: unknown[]) => void

/**
 * Creates a logger that writes to the console and then calls every transport in
 * order; one that throws is reported once and skipped.
 */
export function createLogger(options: {
  transport: TransportFunction[]
}): LogMethods

/** How messages reach Slack. */
export type SlackSettings = {
  token: string
  icon?: string
  /** Default: `#app-logs`. */
  channel?: string
  /** Default: the `chat.postMessage` URL. */
  baseURL?: string
  /** Default: `true`. */
  enabled?: boolean
  /** Merged into the message. */
  options?: Record<string, unknown>
}

/** The Sentry SDK module, passed in so that web and mobile use their own. */
export type SentryProvider = {
  init(options: Record<string, unknown>): unknown
  addBreadcrumb(breadcrumb: Record<string, unknown>): void
  captureException(error: unknown): unknown
}

/** How errors reach Sentry. */
export type SentrySettings = {
  enabled: boolean
  dsn: string
  provider: SentryProvider
  debug?: boolean
  initArgs?: Record<string, unknown>
  beforeBreadcrumb?(breadcrumb: unknown): unknown
}

/** Options of the render inspector. */
export type PerformanceSettings = {
  /** Default: `false`. */
  enabled: boolean
  /** Default: `20`. */
  maxRenders: number
  /** Names starting with an entry are skipped. Default: `[]`. */
  blacklist?: string[]
}

/** What `logger.initialize` takes. */
export type LoggerSettings = {
  /** Slack user name. */
  appName: string
  /** Decides debug or release and enables render inspection. */
  isDev: boolean
  /**
   * A console call whose text contains one of these is dropped. Default: `[]`.
   */
  ignoreLogs?: string[]
  performance?: PerformanceSettings
  slack?: SlackSettings
  sentry?: SentrySettings
}

/** Posts messages to Slack. */
export interface SlackService {
  setApi(api: {
    post(
      path: string,
      body: unknown,
      config?: Record<string, unknown>
    ): Promise<unknown>
  }): void
  /**
   * Posts a message, only if `setApi` was called; a failed post is logged,
   * never thrown.
   */
  echo(
    label: string,
    data: object,
    module?: string | null,
    options?: {
      sendIn?: ('debug' | 'release')[]
      include?: 'version'[]
    }
  ): Promise<void>
}

/** Sends breadcrumbs and exceptions to Sentry. */
export interface SentryService {
  /** Default category: `logger:<type>`. */
  captureBreadcrumb(
    type: LogLevel,
    message: string,
    data?: unknown,
    category?: string
  ): void
  captureException(error: unknown): void
}

/** Options of `inspectRender`. */
export type InspectRenderOptions = {
  /** Default: `false`. */
  noHooks?: boolean
  /** Default: `'summarized'`. */
  logMode?: 'raw' | 'summarized'
  /** Milliseconds. Default: `1000`. */
  throttleInterval?: number
  maxRenders?: number
}

/** Counts renders in development. */
export interface PerformanceService {
  readonly renderCounter: Record<string, number>
  /**
   * Counts the renders of the component it is called in; more than `maxRenders`
   * in one interval throws `PerformanceError`.
   */
  inspectRender(name: string, options?: InspectRenderOptions): void
}

/** Thrown in development when a component renders too often. */
export class PerformanceError extends Error {}

/** Levels for the console, and services for Slack, Sentry and render counts. */
export interface Logger extends LogMethods {
  readonly initialized: boolean
  readonly slack: SlackService
  readonly sentry: SentryService
  readonly perf: PerformanceService
  /** Switches `slack`, `sentry` and `perf` on; only the first call counts. */
  initialize(settings: LoggerSettings): void
}

/**
 * The shared logger, also used by the other packages; level methods write to
 * the console at any time.
 */
export const logger: Logger
