import { existsSync } from 'node:fs'

/**
 * Debian's browsers, fastest first: the headless shell draws no window, so it
 * opens a context in a third of the time. On other systems, Playwright uses its
 * own browser.
 */
const browser = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  file => existsSync(file)
)

/** Launch options for tests, screenshots and measurements. */
export const launchOptions = {
  ...(browser !== undefined && { executablePath: browser }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
}
