import { readDevSite } from './readDevSite.ts'
import { startProblemsServer } from './startProblemsServer.ts'
import { startSiteServer } from './startSiteServer.ts'
import { watchContent } from './watchContent.ts'

/** What to serve, and where. */
export interface DevOptions {
  /** Absolute. */
  readonly contentDir: string
  /** Absolute. */
  readonly cacheDir: string
  readonly baseUrl?: string
  /** Name of the locale to serve; the first one unless given. */
  readonly locale?: string
  readonly port: number
}

/** A running server, and what it serves. */
export interface DevSession {
  /** Equal keys: a new server would serve the same. */
  readonly key: string
  readonly stop: () => Promise<void>
}

/**
 * Serve a site while it is being written.
 *
 * Text, components and styles are replaced in the open tab by the bundler. What
 * decides the pages themselves (front matter, `site.ts`, `sidebars.ts`, a new
 * file) starts the server anew, and the tab reloads. While the content has
 * mistakes, a page lists them with their places; it goes when they are mended.
 */
export async function startDevServer(options: DevOptions): Promise<void> {
  let session = await startSession(options)
  console.log(`http://localhost:${options.port}/`)
  await watchContent(options.contentDir, async () => {
    const read = await readDevSite(options)
    if (read.key === session.key) return
    await session.stop()
    session = await startSession(options)
  })
}

async function startSession(options: DevOptions): Promise<DevSession> {
  const read = await readDevSite(options)
  return 'problems' in read
    ? startProblemsServer(read, options)
    : startSiteServer(read, options)
}
