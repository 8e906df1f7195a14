import { once } from 'node:events'
import { createServer } from 'node:http'
import type { SiteError } from '../../model/errors.ts'
import { createProblemsPage } from './createProblemsPage.ts'
import type { DevOptions, DevSession } from './startDevServer.ts'

/** Serve the list of what is wrong while there has been no site to serve. */
export async function startProblemsServer(
  problems: readonly SiteError[],
  options: DevOptions
): Promise<DevSession> {
  let html = await createProblemsPage(problems, options.contentDir)
  const server = createServer((_, response) => {
    response.writeHead(500, {
      'content-type': 'text/html; charset=utf-8',
      connection: 'close'
    })
    response.end(html)
  })
  server.listen(options.port)
  await once(server, 'listening')
  return {
    take: async read => {
      if (!('problems' in read)) return false
      html = await createProblemsPage(read.problems, options.contentDir)
      return true
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}
