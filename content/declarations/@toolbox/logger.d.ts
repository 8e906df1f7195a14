export type LogLevel = 'debug' | 'info' | 'log' | 'warn' | 'error'

export type LogMethods = Record<LogLevel, (...args: unknown[]) => void>

export type TransportFunction = (level: LogLevel, ...args: unknown[]) => void

export function createLogger(options: {
  transport: TransportFunction[]
}): LogMethods

export type SlackSettings = {
  token: string
  icon?: string
  channel?: string
  baseURL?: string
  enabled?: boolean
  options?: Record<string, unknown>
}

export type SentryProvider = {
  init(options: Record<string, unknown>): unknown
  addBreadcrumb(breadcrumb: Record<string, unknown>): void
  captureException(error: unknown): unknown
}

export type SentrySettings = {
  enabled: boolean
  dsn: string
  provider: SentryProvider
  debug?: boolean
  initArgs?: Record<string, unknown>
  beforeBreadcrumb?(breadcrumb: unknown): unknown
}

export type PerformanceSettings = {
  enabled: boolean
  maxRenders: number
  blacklist?: string[]
}

export type LoggerSettings = {
  appName: string
  isDev: boolean
  ignoreLogs?: string[]
  performance?: PerformanceSettings
  slack?: SlackSettings
  sentry?: SentrySettings
}

export interface SlackService {
  setApi(api: {
    post(
      path: string,
      body: unknown,
      config?: Record<string, unknown>
    ): Promise<unknown>
  }): void
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

export interface SentryService {
  captureBreadcrumb(
    type: LogLevel,
    message: string,
    data?: unknown,
    category?: string
  ): void
  captureException(error: unknown): void
}

export type InspectRenderOptions = {
  noHooks?: boolean
  logMode?: 'raw' | 'summarized'
  throttleInterval?: number
  maxRenders?: number
}

export interface PerformanceService {
  readonly renderCounter: Record<string, number>
  inspectRender(name: string, options?: InspectRenderOptions): void
}

export class PerformanceError extends Error {}

export interface Logger extends LogMethods {
  readonly initialized: boolean
  readonly slack: SlackService
  readonly sentry: SentryService
  readonly perf: PerformanceService
  initialize(settings: LoggerSettings): void
}

export const logger: Logger
