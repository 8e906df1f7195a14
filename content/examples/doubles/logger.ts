import type * as declared from '@toolbox/logger'

let settings: declared.LoggerSettings | undefined

const log =
  (level: declared.LogLevel) =>
  (...args: unknown[]) => {
    const { ignoreLogs = [] } = settings ?? {}
    const text = args.map(String).join(' ')
    if (!ignoreLogs.some(each => text.includes(each))) {
      console[level](...args)
    }
  }

export const logger = {
  debug: log('debug'),
  info: log('info'),
  log: log('log'),
  warn: log('warn'),
  error: log('error'),
  get initialized() {
    return settings !== undefined
  },
  /** Only the first call counts. */
  initialize(given: declared.LoggerSettings) {
    if (settings) return
    settings = given
    const { enabled, dsn, provider, initArgs } = given.sentry ?? {}
    if (enabled) provider?.init({ dsn, ...initArgs })
  }
}
