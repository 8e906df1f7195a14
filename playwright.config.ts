import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Debian's; elsewhere Playwright's own is used. */
const chromium = '/usr/bin/chromium'

/** Answers and workers do not depend on the size of the screen. */
const sizeless = ['delivery/**', 'offline/**']

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['./e2e/support/countReporter.ts']],
  use: {
    // Set by the global setup, before workers read this file.
    baseURL: process.env.SITE_ORIGIN,
    browserName: 'chromium',
    // Requests are watched and held up in most tests; offline/ allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(existsSync(chromium) && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
    }
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: sizeless,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true
      }
    }
  ]
})
