import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/support/launchOptions.ts'

/** As in vitest.config.ts: a date in local time is another day. */
process.env.TZ = 'America/Los_Angeles'

/**
 * Tests run on the large screen alone unless they say otherwise: `@phone` for
 * what exists on small screens only, `@both` for what differs by size.
 */
export default defineConfig({
  testDir: '.',
  testMatch: [
    'e2e/**/*.spec.ts',
    'src/features/*/e2e/*.spec.ts',
    'content/features/*/*.spec.ts'
  ],
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes at its second try hides a race.
  retries: 0,
  // Generous, because nothing may fail on a machine that is busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    // An element that never comes is not waited for until the test's own end.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    browserName: 'chromium',
    // Requests are watched and held up in most tests; those of the offline
    // feature allow it.
    serviceWorkers: 'block',
    launchOptions
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } }
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true
      }
    }
  ]
})
