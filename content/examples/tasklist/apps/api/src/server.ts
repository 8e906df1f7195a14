import { addAuthentication } from '@app/api/auth'
import type { Database } from '@app/api/database'
import { env } from '@app/api/env'
import { addErrorHandler } from '@app/api/errors'
import { addTaskRoutes } from '@app/api/tasks'
import { addUserRoutes } from '@app/api/users'
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
