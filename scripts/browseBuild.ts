import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../e2e/support/launchOptions.ts'
import { startNginx } from '../e2e/support/startNginx.ts'

/** A browser, and the served site. */
export interface BuildBrowser {
  readonly browser: Browser
  /** Without a trailing slash. */
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Serve `dist/` with nginx, and launch a browser. */
export async function browseBuild(): Promise<BuildBrowser> {
  const { origin, stop } = await startNginx(path.resolve('dist'))
  const browser = await chromium.launch(launchOptions)
  return {
    browser,
    origin,
    close: async () => {
      await browser.close()
      await stop()
    }
  }
}
