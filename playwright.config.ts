import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Debian's; elsewhere Playwright's own is used. */
const chromium = '/usr/bin/chromium'

/** Answers and workers do not depend on the size of the screen. */
const sizeless = ['delivery/**', 'dev/**', 'offline/**']

/**
 * Tags of tests that run in one project alone: what exists at one size only, and
 * with `@once` what has no size, such as a file of the build.
 */
const tags = { desktop: '@desktop', phone: '@phone', once: '@once' } as const

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  // A machine that is busy may starve a browser; a real fault fails thrice.
  retries: process.env.CI ? 2 : 0,
  // Generous, because nothing may fail on a machine that is busy.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['./e2e/support/countReporter.ts']],
  use: {
    // Set by the global setup, before workers read this file.
    baseURL: process.env.SITE_ORIGIN,
    // An element that never comes is not waited for until the test's own end.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    browserName: 'chromium',
    // Requests are watched and held up in most tests; offline/ allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(existsSync(chromium) && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
    }
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: new RegExp(tags.phone),
      use: { viewport: { width: 1280, height: 800 } }
    },
    {
      name: 'phone',
      testIgnore: sizeless,
      grepInvert: new RegExp(`${tags.desktop}|${tags.once}`),
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true
      }
    }
  ]
})
