/** Part of every build that users download, so it holds no secrets. */
export const settings = {
  appName: 'Tasklist',
  isDev: process.env.NODE_ENV !== 'production',
  sentryDsn: 'https://public@sentry.example.com/1'
}
