import { formatSiteError, type SiteError } from '../../model/errors.ts'
import { type DevSite, readDevSite } from './readDevSite.ts'
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

/** A running server. */
export interface DevSession {
  /**
   * Take what the content has become.
   *
   * @returns whether it could, or must be started anew
   */
  readonly take: (read: DevSite) => Promise<boolean>
  readonly stop: () => Promise<void>
}

/**
 * Serve a site while it is being written.
 *
 * Text, components and styles are replaced in the open tab, and what front
 * matter says of a page too. What all pages share (`site.ts`, `sidebars.ts`)
 * loads the tab anew, and a page that comes or goes starts the server anew.
 * While the content has mistakes, a page lists them with their places; it goes
 * when they are mended.
 */
export async function startDevServer(options: DevOptions): Promise<void> {
  let read = await readDevSite(options)
  if ('problems' in read) printProblems(read.problems)
  let session = await startSession(read, options)
  console.log(`http://localhost:${options.port}/`)
  await watchContent(options.contentDir, async () => {
    const next = await readDevSite(options)
    if (next.key === read.key) return
    read = next
    if ('problems' in next) printProblems(next.problems)
    if (await session.take(next)) return
    await session.stop()
    session = await startSession(next, options)
  })
}

function startSession(read: DevSite, options: DevOptions): Promise<DevSession> {
  if (!('problems' in read)) return startSiteServer(read, options)
  return startProblemsServer(read.problems, options)
}

function printProblems(problems: readonly SiteError[]): void {
  for (const problem of problems) {
    console.error(`error: ${formatSiteError(problem)}\n`)
  }
}
