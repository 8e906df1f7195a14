import { existsSync } from 'node:fs'

/**
 * Debian's browsers, the best first: the shell has no window of its own to
 * draw, so opening a context takes it a third of the time. Elsewhere
 * Playwright's own browser is used.
 */
const browser = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  file => existsSync(file)
)

/** How Playwright starts a browser here, in tests, pictures and measurements. */
export const launchOptions = {
  ...(browser !== undefined && { executablePath: browser }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
}
