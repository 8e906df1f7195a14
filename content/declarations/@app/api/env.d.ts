/** The settings of the API, parsed from the environment at start. */
export const env: {
  PORT: number
  DATABASE_URL: string
  JWT_SECRET: string
  MAIL_URL: string
  LOG_LEVEL: string
  CORS_ORIGINS: string
  NODE_ENV: string
}
