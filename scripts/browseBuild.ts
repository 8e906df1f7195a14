import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import sirv from 'sirv'
import { launchOptions } from '../e2e/support/launchOptions.ts'

/** A browser, and the built site that it can open. */
export interface BuildBrowser {
  readonly browser: Browser
  /** Without a slash at its end. */
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Serve `dist/`, unknown pages included, and launch a browser for it. */
export async function browseBuild(): Promise<BuildBrowser> {
  const site = sirv('dist', { extensions: ['html'], etag: true })
  const server = createServer((request, response) =>
    site(request, response, () => {
      request.url = '/404.html'
      site(request, response)
    })
  ).listen(0)
  const { port } = server.address() as AddressInfo // listens on a port
  const browser = await chromium.launch(launchOptions)
  return {
    browser,
    origin: `http://localhost:${port}`,
    close: async () => {
      await browser.close()
      server.close()
    }
  }
}
