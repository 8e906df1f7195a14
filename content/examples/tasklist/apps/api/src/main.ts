import { createDatabase } from '@app/api/database'
import { env } from '@app/api/env'
import { createServer } from '@app/api/server'

const database = createDatabase(env.DATABASE_URL)
await createServer(database).listen({ port: env.PORT, host: '0.0.0.0' })
