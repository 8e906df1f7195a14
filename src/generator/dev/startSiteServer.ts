import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { createBundleInput } from '../bundle/createBundleInput.ts'
import { runWorkerCompiler } from '../bundle/runBundle.ts'
import { createSidebarFiles } from '../output/createSidebarFiles.ts'
import { createDevAnswers } from './createDevAnswers.ts'
import type { DevSite } from './readDevSite.ts'
import type { DevOptions, DevSession } from './startDevServer.ts'

/** Serve a site without mistakes through the bundler's development server. */
export async function startSiteServer(
  read: Extract<DevSite, { readonly site: unknown }>,
  options: DevOptions
): Promise<DevSession> {
  const { site, routes, redirects } = read
  const output = path.join(options.cacheDir, 'dev')
  await mkdir(output, { recursive: true })
  const { configs } = await createBundleInput({
    site,
    routes,
    clientOutput: output,
    mode: 'development',
    killSwitch: true,
    cacheDir: options.cacheDir
  })
  await runWorkerCompiler(configs.worker, options.contentDir)
  const answer = createDevAnswers({
    site,
    routes,
    redirects,
    sidebars: createSidebarFiles(site),
    earlyScript: await readFile(
      path.join(configs.worker.output?.path ?? '', 'earlyScript.js'),
      'utf8'
    )
  })
  const server = new RspackDevServer(
    {
      port: options.port,
      hot: true,
      static: {
        directory: path.join(options.contentDir, 'static'),
        publicPath: site.client.baseUrl,
        watch: false
      },
      client: { overlay: { errors: true, warnings: false } },
      devMiddleware: { publicPath: site.client.baseUrl, index: false },
      setupMiddlewares: middlewares => [
        ...middlewares,
        { name: 'pages', middleware: answer }
      ]
    },
    rspack(withLogs(configs.client))
  )
  await server.start()
  return { key: read.key, stop: () => server.stop() }
}

/** The terminal names errors too, for those who look there first. */
function withLogs(config: Configuration): Configuration {
  return { ...config, stats: 'errors-warnings' }
}
