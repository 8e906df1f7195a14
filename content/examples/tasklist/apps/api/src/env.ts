import { z } from 'zod'

export const env = z
  .object({
    PORT: z.coerce.number().default(3000),
    DATABASE_URL: z.string(),
    JWT_SECRET: z.string().min(32),
    LOG_LEVEL: z.string().default('info'),
    NODE_ENV: z.string().default('development')
  })
  .parse(process.env)
