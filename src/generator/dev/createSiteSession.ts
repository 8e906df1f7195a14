import path from 'node:path'
import { formatSiteError, type SiteError } from '../../model/errors.ts'
import { createFindingError } from '../bundle/createFindingError.ts'
import { prepareBundle } from '../bundle/prepareBundle.ts'
import { formatProblem } from '../formatProblem.ts'
import { projectRoot } from '../projectRoot.ts'
import { createEarlyModule } from '../routes/createVirtualModules.ts'
import { openStore } from '../store/openStore.ts'
import { hasSameApp, hasSameData } from './compareDevSites.ts'
import { compileEarlyScript } from './compileEarlyScript.ts'
import { createAskedPages } from './createAskedPages.ts'
import { createDevBundler, type PageEntries } from './createDevBundler.ts'
import type { DevEvents } from './createDevEvents.ts'
import { createDevFiles } from './createDevFiles.ts'
import { compileDevPage } from './createDevPages.ts'
import {
  createDevResponder,
  type DevState,
  type Respond
} from './createDevResponder.ts'
import type { DevOptions } from './devOptions.ts'
import type { SoundDevSite } from './readDevSite.ts'

/** A site served during development. */
export interface SiteSession {
  readonly respond: Respond
  /**
   * Show the current state of texts made from some files.
   *
   * @param files absolute paths
   */
  readonly refresh: (files: ReadonlySet<string>) => Promise<void>
  /**
   * Switch to the site's new state.
   *
   * @returns false if it can't and must be closed and restarted
   */
  readonly take: (next: SoundDevSite) => Promise<boolean>
  readonly close: () => Promise<void>
}

/**
 * Serve a site. The generator compiles text-only pages itself, on request; the
 * bundler gets the app and the pages with components.
 */
export async function createSiteSession(
  read: SoundDevSite,
  options: DevOptions,
  events: DevEvents
): Promise<SiteSession> {
  const { root: contentDir } = read.content
  const store = openStore({ ...options, contentDir })
  const entries: PageEntries = new Map()
  const printOnce = createPrinter()
  let state = await createState(read)
  const bundler = createDevBundler({
    config: (await state.input.createConfigs()).client,
    entries,
    contentDir,
    onCompiled: ({ hash, problems }) => {
      events.send({ kind: 'modules', hash })
      for (const problem of problems) printOnce('error', problem)
      const texts = problems.map(each => formatProblem(each, contentDir))
      events.send({ kind: 'problems', problems: texts })
      printFindings()
    }
  })
  const pages = createAskedPages({
    compile: async planned => {
      const { compilePage } = state.input
      const page = await compileDevPage(planned, { compilePage, contentDir })
      printFindings()
      return page
    },
    bundler,
    events
  })

  async function createState(next: SoundDevSite): Promise<DevState> {
    const input = await prepareBundle({
      site: next.site,
      routes: next.routes,
      clientOutput: path.join(options.cacheDir, 'dev'), // in memory
      mode: 'development',
      killSwitch: false,
      cacheDir: options.cacheDir,
      store,
      listPageEntries: () => Object.fromEntries(entries),
      // The bundler keeps its rules while the site changes.
      compileModule: request => state.input.compilePage(request)
    })
    return { read: next, files: createDevFiles(next), input }
  }

  function printFindings(): void {
    for (const finding of state.input.listFindings()) {
      const level = finding.level === 'error' ? 'error' : 'warning'
      printOnce(level, createFindingError(finding, contentDir))
    }
  }

  return {
    respond: createDevResponder({
      getState: () => state,
      earlyScript: await compileEarlyScript(
        createEarlyModule(projectRoot, read.site.client)
      ),
      bundler,
      pages,
      events
    }),
    refresh: files =>
      pages.refresh(state.read.routes, page =>
        [...files].some(file => page.files.has(file))
      ),
    take: async next => {
      const { read: shown } = state
      if (!hasSameApp(shown, next)) return false
      state = await createState(next)
      if (hasSameData(shown, next)) {
        await pages.refresh(next.routes, () => true)
      } else {
        pages.forget(next.routes)
        events.send({ kind: 'reload' })
      }
      return true
    },
    close: () => bundler.close()
  }
}

/** Print each mistake once, however often it occurs. */
function createPrinter() {
  const printed = new Set<string>()
  return (level: string, problem: SiteError) => {
    const text = `${level}: ${formatSiteError(problem)}`
    if (printed.has(text)) return
    printed.add(text)
    console.warn(text)
  }
}
