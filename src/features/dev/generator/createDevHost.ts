import type { CommandOptions } from '../../../core/feature.ts'
import { formatSiteError, type SiteError } from '../../../core/model/errors.ts'
import type { DevEvents } from './createDevEvents.ts'
import type { Respond } from './createDevResponder.ts'
import { createProblemsPage } from './createProblemsPage.ts'
import type { SiteSession } from './createSiteSession.ts'
import {
  collectProblems,
  type DevSite,
  type ValidDevSite
} from './readDevSite.ts'
import { sendDocument } from './sendReply.ts'

/** Serves the latest site, or its errors. */
interface DevHost {
  /** Switch to a new state of the site. */
  readonly show: (next: DevSite) => Promise<void>
  /**
   * Recompile the pages made from some files.
   *
   * @param files absolute paths
   */
  readonly refresh: (files: ReadonlySet<string>) => Promise<void>
  readonly respond: Respond
  readonly close: () => Promise<void>
}

/**
 * Create a host that serves the site or, while it has errors, a list of them.
 *
 * @param root absolute; errors name files relative to it
 */
export function createDevHost(
  options: CommandOptions,
  root: string,
  events: DevEvents
): DevHost {
  let session: SiteSession | undefined
  let problems: readonly SiteError[] = []

  async function startSession(next: ValidDevSite): Promise<void> {
    await session?.close()
    session = undefined
    // Loading the bundler takes a second; the address is available sooner.
    const { createSiteSession } = await import('./createSiteSession.ts')
    session = await createSiteSession(next, options, events)
  }

  return {
    show: async next => {
      const shown = problems.length === 0 ? session : undefined
      const result = await collectProblems(async () => {
        if ('problems' in next) return next
        if (!(await session?.update(next))) await startSession(next)
        return { problems: [] }
      })
      problems = result.problems
      printProblems(problems)
      // A session that continues notifies its tabs itself.
      if (problems.length > 0 || session !== shown) {
        events.send({ kind: 'reload' })
      }
    },
    refresh: async files => {
      if (problems.length === 0) await session?.refresh(files)
    },
    respond: async (request, response) => {
      // Documents served before the error still need their scripts, which
      // detect that the document is out of date.
      const [path = ''] = request.url?.split('?') ?? []
      const isServable = problems.length === 0 || path.includes('/assets/')
      if (session !== undefined && isServable) {
        return session.respond(request, response)
      }
      const text = createProblemsPage(problems, root)
      sendDocument(response, 500, text)
    },
    close: async () => session?.close()
  }
}

function printProblems(problems: readonly SiteError[]): void {
  for (const problem of problems) {
    console.error(`error: ${formatSiteError(problem)}\n`)
  }
}
