import { createApiClient } from '@app/api-client'
import { logger } from '@toolbox/logger'
import { environment } from '@/app/environment'
import { tokens } from '@/app/platform'
import { sessionState } from '@/stores/session'

export const api = createApiClient({
  baseUrl: () => environment.serverUrl,
  getToken: tokens.read,
  onError(error) {
    logger.warn(error.method, error.url, error.reason, error.requestId)
    if (error.status === 401) sessionState.reset()
  }
})
