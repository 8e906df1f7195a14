export const settings: {
  appName: string
  isDev: boolean
  slackToken: string
  sentryDsn: string
  defaultLocale: 'en' | 'pt'
}
