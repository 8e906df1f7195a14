import type { Database } from '@app/api/database'
import { env } from '@app/api/env'
import { addAuthentication } from '@app/api/plugins/auth'
import { addErrorHandler } from '@app/api/plugins/errors'
import { addTaskRoutes } from '@app/api/routes/tasks'
import { addUserRoutes } from '@app/api/routes/users'
import Fastify from 'fastify'

export function createServer(database: Database) {
  const app = Fastify({
    requestIdHeader: 'x-request-id',
    logger: { level: env.LOG_LEVEL }
  })
  addErrorHandler(app)
  addAuthentication(app)
  app.get('/health', () => ({ status: 'ok' }))
  addUserRoutes(app, database)
  addTaskRoutes(app, database)
  return app
}
