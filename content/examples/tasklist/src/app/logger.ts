import { logger } from '@toolbox/logger'
import { Sentry } from '@/app/platform'
import { settings } from '@/app/settings'

logger.initialize({
  appName: settings.appName,
  isDev: settings.isDev,
  sentry: {
    enabled: !settings.isDev,
    dsn: settings.sentryDsn,
    provider: Sentry
  }
})
