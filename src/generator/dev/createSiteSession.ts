import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { formatSiteError } from '../../model/errors.ts'
import type { Pathname } from '../../model/paths.ts'
import {
  type BundleInput,
  createBundleInput
} from '../bundle/createBundleInput.ts'
import { createFindingError } from '../bundle/createFindingError.ts'
import { createStaticChunk } from '../bundle/createStaticPages.ts'
import { formatProblem } from '../formatProblem.ts'
import { createInlinePolicy } from '../output/contentSecurityPolicy.ts'
import { createSidebarFiles } from '../output/createSidebarFiles.ts'
import { createPlainPages } from '../output/plain/createPlainPages.ts'
import { listInlineCode } from '../prerender/listInlineCode.ts'
import { projectRoot } from '../projectRoot.ts'
import {
  createChunkName,
  createVirtualModules
} from '../routes/createVirtualModules.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import { openStore } from '../store/openStore.ts'
import { compileEarlyScript } from './compileEarlyScript.ts'
import { createDevAnswers, type DevAnswer } from './createDevAnswers.ts'
import { createDevBundler, type PageEntries } from './createDevBundler.ts'
import { createDevDocument } from './createDevDocument.ts'
import type { DevEvents } from './createDevEvents.ts'
import {
  compileDevPage,
  type DevCompiler,
  type DevPage,
  isSameText
} from './createDevPages.ts'
import { createDevSearch } from './createDevSearch.ts'
import type { DevOptions } from './devOptions.ts'
import type { SoundDevSite } from './readDevSite.ts'
import { type Reply, sendText } from './sendText.ts'

/** A site served during development. */
export interface SiteSession {
  readonly respond: (
    request: IncomingMessage,
    response: ServerResponse
  ) => Promise<void>
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
  const { baseUrl } = read.site.client
  const store = openStore({ ...options, contentDir })
  const entries: PageEntries = new Map()
  const asked = new Map<Pathname, Promise<DevPage>>()
  const printOnce = createPrinter()
  let shown = read
  let answers = createDevAnswers(read)
  let input = await createInput(read)
  const bundler = createDevBundler({
    config: input.configs.client,
    entries,
    contentDir,
    onCompiled: async ({ hash, problems }) => {
      events.send({ kind: 'modules', hash })
      for (const problem of problems) printOnce('error', problem)
      const texts = problems.map(each => formatProblem(each, contentDir))
      events.send({ kind: 'problems', problems: await Promise.all(texts) })
      printFindings()
    }
  })
  const earlyScript = await compileEarlyScript(createEarlySource(read))
  const search = createDevSearch(async () => ({
    site: shown.site,
    routes: shown.routes,
    sections: await input.readSections(shown.routes)
  }))
  const sendStatic = sirv(path.join(contentDir, 'static'), { dev: true })

  function createInput({ site, routes }: SoundDevSite): Promise<BundleInput> {
    return createBundleInput({
      site,
      routes,
      clientOutput: path.join(options.cacheDir, 'dev'), // in memory
      mode: 'development',
      killSwitch: false,
      cacheDir: options.cacheDir,
      store,
      listPageEntries: () => Object.fromEntries(entries),
      // The bundler keeps its rules while the site changes.
      compileModule: request => input.compilePage(request)
    })
  }

  function compile(planned: PlannedRoute): Promise<DevPage> {
    const { compilePage } = input
    const compiler: DevCompiler = { compilePage, contentDir }
    const page = compileDevPage(planned, compiler)
    asked.set(planned.route.pathname, page)
    page.then(printFindings, () => asked.delete(planned.route.pathname))
    return page
  }

  function printFindings(): void {
    for (const finding of input.listFindings()) {
      const level = finding.level === 'error' ? 'error' : 'warning'
      printOnce(level, createFindingError(finding, contentDir))
    }
  }

  async function sendPageFile(
    { planned, file }: Extract<DevAnswer, { kind: 'pageFile' }>,
    request: IncomingMessage,
    response: ServerResponse
  ): Promise<void> {
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
    const page = await (asked.get(planned.route.pathname) ?? compile(planned))
    if (page.text !== undefined && !bundler.has(planned)) {
      const { text } = createStaticChunk(page.text)
      return sendText(response, {
        type,
        text: type === 'text/css' ? '' : text
      })
    }
    await bundler.show(planned)
    // For a page without its own styles.
    const sendNothing = () => sendText(response, { type, text: '' })
    bundler.answer(request, response, sendNothing)
  }

  async function sendSearchFile(
    file: string,
    response: ServerResponse
  ): Promise<void> {
    const text = await search(file)
    const type = 'application/json'
    return sendText(response, text === undefined ? missing : { type, text })
  }

  async function sendMarkdown(
    planned: PlannedRoute,
    response: ServerResponse
  ): Promise<void> {
    const [page] = await createPlainPages({
      site: shown.site,
      routes: [planned],
      compilePage: input.compilePage,
      compiled: new Map(),
      copiedFiles: new Map()
    })
    const type = 'text/markdown'
    return sendText(response, page ? { type, text: page.text } : missing)
  }

  function sendDocument(
    answer: DevAnswer,
    response: ServerResponse
  ): void | Promise<void> {
    switch (answer.kind) {
      case 'redirect':
        response.writeHead(302, { location: answer.to }).end()
        return
      case 'document': {
        const text = createDevDocument(answer.planned, {
          site: shown.site,
          earlyScript,
          server: events.nameServer(),
          edition: events.countEditions()
        })
        const { status } = answer
        const csp = createInlinePolicy(listInlineCode(text))
        response.setHeader('content-security-policy', csp)
        return sendText(response, { status, type: 'text/html', text })
      }
      default:
        return sendText(response, missing)
    }
  }

  async function refreshPage(
    planned: PlannedRoute,
    known: DevPage
  ): Promise<void> {
    const { pathname } = planned.route
    const page = await compile(planned)
    if (bundler.has(planned)) return bundler.update(planned)
    if (page.text === undefined) {
      await bundler.show(planned)
      const file = `assets/${createChunkName(pathname)}.js`
      events.send({ kind: 'script', pathname, file })
    } else if (!isSameText(known, page)) {
      events.send({ kind: 'page', page: page.text })
    }
  }

  /** Recompile and send the pages that may have changed. */
  async function refreshPages(
    isAffected: (page: DevPage) => boolean
  ): Promise<void> {
    const planned = new Map(
      shown.routes.map(each => [each.route.pathname, each])
    )
    for (const [pathname, asking] of asked) {
      const page = planned.get(pathname)
      const known = await asking
      if (page === undefined) asked.delete(pathname)
      else if (isAffected(known)) await refreshPage(page, known)
    }
  }

  /** Forget all texts; the bundler updates its pages in place. */
  function forgetPages(): void {
    asked.clear()
    for (const page of shown.routes) {
      if (bundler.has(page)) bundler.update(page)
    }
    bundler.keep(shown.routes)
  }

  return {
    respond: async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const answer = answers.findFile(pathname)
      if (answer.kind === 'pageFile') {
        return sendPageFile(answer, request, response)
      }
      if (answer.kind === 'data') {
        const { text } = answer
        return sendText(response, { type: 'application/json', text })
      }
      if (answer.kind === 'search') return sendSearchFile(answer.file, response)
      if (answer.kind === 'markdown') {
        return sendMarkdown(answer.planned, response)
      }
      bundler.answer(request, response, () => {
        const isBelow = pathname.startsWith(baseUrl)
        if (isBelow) request.url = request.url?.slice(baseUrl.length - 1) ?? '/'
        sendStatic(request, response, () => {
          const isAsset = pathname.startsWith(`${baseUrl}assets/`)
          if (isAsset) return sendText(response, missing)
          sendDocument(answers.findDocument(pathname), response)
        })
      })
    },
    refresh: files =>
      refreshPages(page => [...files].some(file => page.files.has(file))),
    take: async next => {
      if (createShape(shown) !== createShape(next)) return false
      const isShared = createShared(shown) !== createShared(next)
      shown = next
      answers = createDevAnswers(next)
      input = await createInput(next)
      if (isShared) {
        forgetPages()
        events.send({ kind: 'reload' })
      } else {
        await refreshPages(() => true)
      }
      return true
    },
    close: () => bundler.close()
  }
}

const missing: Reply = { status: 404, type: 'text/plain', text: 'Not found\n' }

/** The inputs the app is compiled with. */
function createShape(read: SoundDevSite): string {
  const { client, texts, content } = read.site
  const { components } = content.config
  const early = createEarlySource(read)
  return JSON.stringify([client.baseUrl, texts, components, early])
}

/** Data that tabs have requested from the server and keep. */
function createShared({ site, routes, redirects }: SoundDevSite): string {
  const sidebars = [...createSidebarFiles(site).values()].map(
    ({ file }) => file
  )
  const pathnames = routes.map(({ route }) => route.pathname)
  const { head } = site.content.config
  return JSON.stringify([site.client, head, sidebars, redirects, pathnames])
}

function createEarlySource({ site }: SoundDevSite): string {
  const { modules, earlyScriptModule } = createVirtualModules(
    projectRoot,
    site.client,
    []
  )
  return modules[earlyScriptModule] ?? ''
}

/** Print each mistake once, however often it occurs. */
function createPrinter() {
  const printed = new Set<string>()
  return (level: string, problem: Parameters<typeof formatSiteError>[0]) => {
    const text = `${level}: ${formatSiteError(problem)}`
    if (printed.has(text)) return
    printed.add(text)
    console.warn(text)
  }
}
