import { afterEach, mock } from 'bun:test'
import { i18n } from '@lingui/core'

process.env.DATABASE_URL = 'postgres://none'
process.env.LOG_LEVEL = 'silent'
process.env.JWT_SECRET = 'only-for-tests-0123456789abcdef-0123'

i18n.loadAndActivate({ locale: 'en', messages: {} })

// What a browser or a phone brings along.
mock.module('@/app/platform', () => ({
  localServer: 'http://localhost:3000/',
  findDeviceLocale: () => 'en',
  tokens: { read: async () => null, save: async () => {} }
}))

const { sessionState } = await import('@/stores/session')
const { queryClient } = await import('@/services/queryClient')

afterEach(() => {
  sessionState.reset()
  queryClient.clear()
})
