import type { Server } from 'node:http'
import { createHttpServer, listen } from '../../../core/build/server/listen.ts'
import { listFiles } from '../../../core/content/listFiles.ts'
import { createRequestHandler } from './createRequestHandler.ts'

/** What to serve, and on which port. */
interface ServeOptions {
  /** The build's output. */
  readonly folder: string
  readonly port: number
  /** By default, only this computer can connect. */
  readonly host?: string | undefined
  /** With leading and trailing slashes; `/` by default. */
  readonly baseUrl?: string
  /** The content security policy, the same as nginx sends. */
  readonly policy: string
  /** Old and new paths, both with the base. */
  readonly redirects?: readonly { readonly from: string; readonly to: string }[]
}

/**
 * Serve a built site like nginx.conf does, but uncompressed. The folder is read
 * once, so restart after another build.
 *
 * @throws SiteError if the port can't be used
 */
export async function serveFolder(options: ServeOptions): Promise<Server> {
  const { folder, port, host, policy, baseUrl = '/', redirects = [] } = options
  const served = {
    policy,
    files: new Set(await listFiles(folder)),
    redirects: new Map(
      redirects.map(({ from, to }) => [
        from.replace(/\/$/, '').toLowerCase(),
        to
      ])
    )
  }
  const server = createHttpServer(createRequestHandler(folder, served))
  const origin = await listen(server, { port, host, command: 'npm start' })
  console.log(`Serving on ${origin}${baseUrl}`)
  return server
}
