/** The settings of the API, parsed from the environment at start. */
export const env: {
  PORT: number
  DATABASE_URL: string
  JWT_SECRET: string
  /** The address of the mail server, with user and password. */
  MAIL_URL: string
  LOG_LEVEL: string
  /** The web app addresses that can call the API, separated by commas. */
  CORS_ORIGINS: string
  NODE_ENV: string
}
