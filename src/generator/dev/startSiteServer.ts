import { mkdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { formatSiteError } from '../../model/errors.ts'
import { createBundleInput } from '../bundle/createBundleInput.ts'
import { createFindingError } from '../bundle/createFindingError.ts'
import { readChunks, runWorkerCompiler } from '../bundle/runBundle.ts'
import type { MarkdownFinding } from '../markdown/markdownContext.ts'
import { createSidebarFiles } from '../output/createSidebarFiles.ts'
import { createDevAnswers, type DevAnswer } from './createDevAnswers.ts'
import { createDevModules } from './createDevModules.ts'
import { createProblemsPage } from './createProblemsPage.ts'
import type { SoundDevSite } from './readDevSite.ts'
import type { DevOptions, DevSession } from './startDevServer.ts'

/** Serve a site without mistakes through the bundler's development server. */
export async function startSiteServer(
  read: SoundDevSite,
  options: DevOptions
): Promise<DevSession> {
  const output = path.join(options.cacheDir, 'dev')
  await mkdir(output, { recursive: true })
  const { configs, modules, listFindings } = await createBundleInput({
    site: read.site,
    routes: read.routes,
    clientOutput: output,
    mode: 'development',
    killSwitch: true,
    cacheDir: options.cacheDir
  })
  await runWorkerCompiler(configs.worker, options.contentDir)
  const earlyScript = await readFile(
    path.join(configs.worker.output?.path ?? '', 'earlyScript.js'),
    'utf8'
  )
  let pageFiles: ReadonlyMap<string, readonly string[]> = new Map()
  const createAnswer = (shown: SoundDevSite): DevAnswer =>
    createDevAnswers({
      ...shown,
      sidebars: createSidebarFiles(shown.site),
      earlyScript,
      listPageFiles: () => pageFiles
    })
  let answer = createAnswer(read)
  const compiler = rspack(withLogs(configs.client))
  const printFindings = createFindingPrinter(options.contentDir)
  compiler.hooks.done.tap('pages', (stats: Stats) => {
    pageFiles = readChunks(stats)
    printFindings(listFindings())
  })
  const server = new RspackDevServer(
    {
      port: options.port,
      hot: true,
      static: {
        directory: path.join(options.contentDir, 'static'),
        publicPath: read.site.client.baseUrl,
        watch: false
      },
      client: { overlay: { errors: true, warnings: false } },
      devMiddleware: {
        publicPath: read.site.client.baseUrl,
        index: false
      },
      setupMiddlewares: middlewares => [
        {
          name: 'problems',
          middleware: (
            request: IncomingMessage,
            response: ServerResponse,
            next: () => void
          ) => (answer.isProblem ? answer.respond(request, response) : next())
        },
        ...middlewares,
        {
          name: 'pages',
          middleware: (request: IncomingMessage, response: ServerResponse) =>
            answer.respond(request, response)
        }
      ]
    },
    compiler
  )
  await server.start()
  const running = createDevModules({ read, modules, config: configs.client })
  const reload = () =>
    server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed')
  return {
    take: async next => {
      if ('problems' in next) {
        const { contentDir } = options
        answer = createProblemAnswer(
          await createProblemsPage(next.problems, contentDir)
        )
        reload()
        return true
      }
      const taken = running.take(next)
      if (taken === 'unable') return false
      const wasProblem = answer.isProblem
      answer = createAnswer(next)
      if (taken === 'shared' && !wasProblem) reload()
      return true
    },
    stop: () => server.stop()
  }
}

/** Documents list what is wrong; what they load is as it was. */
function createProblemAnswer(html: string): DevAnswer {
  return {
    isProblem: true,
    respond: (_, response) => {
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
      response.end(html)
    }
  }
}

/** The terminal names errors too, for those who look there first. */
function withLogs(config: Configuration): Configuration {
  return { ...config, stats: 'errors-warnings' }
}

/** Say each finding once, until it is mended and made anew. */
function createFindingPrinter(
  contentDir: string
): (findings: readonly MarkdownFinding[]) => void {
  const printed = new Set<string>()
  return findings => {
    for (const finding of findings) {
      const text = formatSiteError(createFindingError(finding, contentDir))
      if (printed.has(text)) continue
      printed.add(text)
      console.warn(
        `${finding.level === 'error' ? 'error' : 'warning'}: ${text}`
      )
    }
  }
}
