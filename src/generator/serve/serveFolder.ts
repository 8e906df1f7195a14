import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { SiteError } from '../../model/errors.ts'
import { listFiles } from '../content/listFiles.ts'
import { createAnswerer } from './createAnswerer.ts'

/** What to serve, and where. */
export interface ServeOptions {
  /** The build's output. */
  readonly folder: string
  readonly port: number
  /** With leading and trailing slash; `/` when left out. */
  readonly baseUrl?: string
  /** Old and new path, both with base. */
  readonly redirects?: readonly { readonly from: string; readonly to: string }[]
}

/**
 * Serve a built site without nginx, answering as nginx.conf does. The folder is
 * read once: a build that comes later needs a new start.
 *
 * @throws SiteError when the port cannot be used
 */
export async function serveFolder(options: ServeOptions): Promise<Server> {
  const { folder, port, baseUrl = '/', redirects = [] } = options
  const served = {
    files: new Set(await listFiles(folder)),
    redirects: new Map(
      redirects.map(({ from, to }) => [
        from.replace(/\/$/, '').toLowerCase(),
        to
      ])
    )
  }
  const server = createServer(createAnswerer(folder, served))
  await listen(server, port)
  console.log(`Serving on http://localhost:${readPort(server)}${baseUrl}`)
  return server
}

async function listen(server: Server, port: number): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SiteError(`PORT is "${port}", which is no port.`, {
      remedy: 'Ports are whole numbers from 0 to 65535.'
    })
  }
  try {
    server.listen(port)
    await once(server, 'listening')
  } catch (error) {
    throw createPortError(port, error)
  }
}

function createPortError(port: number, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  const remedy = `Choose another one: PORT=${port + 1} npm start`
  switch (code) {
    case 'EADDRINUSE':
      return new SiteError(`Port ${port} is taken by another program.`, {
        remedy
      })
    case 'EACCES':
      return new SiteError(`Port ${port} needs rights that you do not have.`, {
        remedy: 'Choose one from 1024 up: PORT=8080 npm start'
      })
    default:
      return error
  }
}

/** The system chooses where the port was 0. */
function readPort(server: Server): number {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
