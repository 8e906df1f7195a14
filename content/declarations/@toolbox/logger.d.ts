/** The level of a log call. */
export type LogLevel = 'debug' | 'info' | 'log' | 'warn' | 'error'

/** One method for each level; it takes any number of values. */
export type LogMethods = Record<LogLevel, (...args: unknown[]) => void>

/** Receives every log call of a logger. */
export type TransportFunction = (level: LogLevel, ...args: unknown[]) => void

/**
 * Creates a logger that writes to the console and then calls every transport in
 * order; one that throws is reported once and skipped.
 *
 * @param options - where log calls go besides the console
 */
export function createLogger(options: {
  /** Called in order, with the log call's arguments. */
  transport: TransportFunction[]
}): LogMethods

/** How messages reach Slack. */
export type SlackSettings = {
  /** A bot token. Never ship one to users: post through a server instead. */
  token: string
  /** Emoji or image URL next to the message; the bot's icon by default. */
  icon?: string
  /**
   * The channel for messages.
   *
   * @defaultValue `'#app-logs'`
   */
  channel?: string
  /**
   * Where `echo` posts.
   *
   * @defaultValue the URL of `chat.postMessage`
   */
  baseURL?: string
  /**
   * `false` sends no messages at all.
   *
   * @defaultValue `true`
   */
  enabled?: boolean
  /** Merged into each message. */
  options?: Record<string, unknown>
}

/** The Sentry SDK module, passed in so that web and mobile use their own. */
export type SentryProvider = {
  /** Called once by `initialize`, with `dsn`, `debug` and `initArgs`. */
  init(options: Record<string, unknown>): unknown
  /** Called by `captureBreadcrumb`. */
  addBreadcrumb(breadcrumb: Record<string, unknown>): void
  /** Called by `captureException`. */
  captureException(error: unknown): unknown
}

/** How errors reach Sentry. */
export type SentrySettings = {
  /** `false` sends nothing, for example in development. */
  enabled: boolean
  /** The Sentry project's address. */
  dsn: string
  /** The SDK module, so that web and mobile use their own. */
  provider: SentryProvider
  /**
   * Makes the SDK log what it does.
   *
   * @defaultValue `false`
   */
  debug?: boolean
  /** More options for the SDK's `init`. */
  initArgs?: Record<string, unknown>
  /** Changes a breadcrumb before it is kept; `null` drops it. */
  beforeBreadcrumb?(breadcrumb: unknown): unknown
}

/** Render inspector options. */
export type PerformanceSettings = {
  /**
   * Counts renders, while `isDev` is `true`.
   *
   * @defaultValue `false`
   */
  enabled?: boolean
  /**
   * Renders of one name that are allowed in one interval.
   *
   * @defaultValue `20`
   */
  maxRenders?: number
  /**
   * Names that start with an entry are not counted.
   *
   * @defaultValue `[]`
   */
  blacklist?: string[]
}

/** What `logger.initialize` takes. */
export type LoggerSettings = {
  /** The name under which messages appear in Slack. */
  appName: string
  /** Whether this is a debug build; renders are inspected only there. */
  isDev: boolean
  /**
   * A console call whose text contains one of these is dropped.
   *
   * @since 2.2
   * @defaultValue `[]`
   */
  ignoreLogs?: string[]
  /** The render inspector; it is off without them. */
  performance?: PerformanceSettings
  /** How messages reach Slack; none are sent without them. */
  slack?: SlackSettings
  /** How errors reach Sentry; none are sent without them. */
  sentry?: SentrySettings
}

/** Posts messages to Slack. */
export interface SlackService {
  /**
   * Sets what posts the messages; without it `echo` sends nothing. `config` of
   * `post` holds the request headers, with the token.
   *
   * @example
   * ```ts
   * import { logger } from '@toolbox/logger'
   * import { api } from '@/services/api'
   * // ---cut---
   * // A server of yours adds the token, so that no build holds it.
   * logger.slack.setApi({
   *   post: (_, body) => api.request('POST', '/v1/slack', { body })
   * })
   * ```
   */
  setApi(api: {
    post(
      path: string,
      body: unknown,
      config?: Record<string, unknown>
    ): Promise<unknown>
  }): void
  /**
   * Posts a message. The promise resolves in every case: a failed post is
   * logged and never thrown.
   *
   * @param label - the heading of the message
   * @param data - an object that is posted below it
   * @param module - the part of the app that it comes from, if any
   * @param options - when it is sent, and what is added
   * @example
   * ```ts
   * import { logger } from '@toolbox/logger'
   * // ---cut---
   * await logger.slack.echo('Import failed', { rows: 3 }, 'import', {
   *   sendIn: ['release'],
   *   include: ['version']
   * })
   * ```
   */
  echo(
    label: string,
    data: object,
    module?: string | null,
    options?: {
      /**
       * The builds that send it; `isDev` decides which one this is.
       *
       * @defaultValue both
       */
      sendIn?: ('debug' | 'release')[]
      /**
       * Adds information about the app: `'version'` is its version.
       *
       * @defaultValue `[]`
       */
      include?: 'version'[]
    }
  ): Promise<void>
}

/** Sends breadcrumbs and exceptions to Sentry. */
export interface SentryService {
  /**
   * Adds a breadcrumb to the next report.
   *
   * @param type - the breadcrumb's level; `warn` becomes `warning`
   * @param message - what happened
   * @param data - anything that helps to understand it
   * @param category - groups breadcrumbs; `logger:<type>` unless given
   * @example
   * ```ts
   * import { logger } from '@toolbox/logger'
   * // ---cut---
   * const data = { taskId: 'task-7' }
   * logger.sentry.captureBreadcrumb('info', 'Opened', data, 'navigation')
   * ```
   */
  captureBreadcrumb(
    type: LogLevel,
    message: string,
    data?: unknown,
    category?: string
  ): void
  /**
   * Reports an error. Pass the `Error` itself, because Sentry groups reports by
   * stack.
   *
   * @example
   * ```ts
   * import { logger } from '@toolbox/logger'
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * const update = taskManager.useUpdate({
   *   onError: error => logger.sentry.captureException(error)
   * })
   * ```
   */
  captureException(error: unknown): void
}

/** Options of `inspectRender`. */
export type InspectRenderOptions = {
  /**
   * Counts without hooks of its own, so that it can be called in a condition, in
   * a loop, or in a class component. The count then starts again only with the
   * next interval, not when the component is unmounted.
   *
   * @defaultValue `false`
   */
  noHooks?: boolean
  /**
   * What is logged: `'summarized'` writes one line with the count at the end of
   * an interval, and `'raw'` writes a line for each render.
   *
   * @since 2.3
   * @defaultValue `'summarized'`
   */
  logMode?: 'raw' | 'summarized'
  /**
   * Length of an interval in milliseconds.
   *
   * @defaultValue `1000`
   */
  throttleInterval?: number
  /**
   * Renders that are allowed in one interval.
   *
   * @defaultValue `performance.maxRenders` in the settings
   */
  maxRenders?: number
}

/** Counts renders in development. */
export interface PerformanceService {
  /** Renders by name, since the current interval began. */
  readonly renderCounter: Record<string, number>
  /**
   * Counts a render of the calling component. All components with the same name
   * share a count.
   *
   * @throws `TaskRow rendered more than 20 times in 1 s.`, a `PerformanceError`
   * with the numbers from the options
   */
  inspectRender(name: string, options?: InspectRenderOptions): void
}

/** Thrown in development when a component renders too often. */
export class PerformanceError extends Error {}

/** Levels for the console, and services for Slack, Sentry and render counts. */
export interface Logger extends LogMethods {
  /** Whether `initialize` was called. */
  readonly initialized: boolean
  /** Posts messages to Slack; does nothing before `initialize`. */
  readonly slack: SlackService
  /** Reports to Sentry; does nothing before `initialize`. */
  readonly sentry: SentryService
  /** Counts renders; does nothing before `initialize`. */
  readonly perf: PerformanceService
  /** Turns the services on; only the first call counts. */
  initialize(settings: LoggerSettings): void
}

/**
 * The shared logger, also used by the other packages; level methods write to
 * the console at any time.
 */
export const logger: Logger
