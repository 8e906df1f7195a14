import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../e2e/support/launchOptions.ts'
import { readPort } from '../src/core/build/server/listen.ts'
import { serveFolder } from '../src/features/serve/generator/serveFolder.ts'

/** A browser, and the built site that it can open. */
export interface BuildBrowser {
  readonly browser: Browser
  /** Without a slash at its end. */
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Serve `dist/` as `npm start` does, and launch a browser for it. */
export async function browseBuild(): Promise<BuildBrowser> {
  const server = await serveFolder({ folder: 'dist', port: 0, policy: '' })
  const browser = await chromium.launch(launchOptions)
  return {
    browser,
    origin: `http://localhost:${readPort(server)}`,
    close: async () => {
      await browser.close()
      server.close()
    }
  }
}
