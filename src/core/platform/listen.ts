import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse
} from 'node:http'
import { isIP } from 'node:net'
import { DiagnosticError } from '../model/diagnostic.ts'

/** Handles a request. */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse
) => void | Promise<void>

/**
 * Create a server that reports errors of its handler and keeps running. Clients
 * don't see the message, which can name folders of this computer.
 */
export function createHttpServer(handle: RequestHandler): Server {
  return createServer(async (request, response) => {
    try {
      await handle(request, response)
    } catch (error) {
      console.error(error)
      if (response.headersSent) {
        response.destroy()
        return
      }
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end('The server failed. Its terminal shows the error.\n')
    }
  })
}

/** Where a server listens. */
interface ListenOptions {
  /** 0 lets the system choose one. */
  readonly port: number
  /**
   * Address or host name; `localhost` by default. With any other name, the server
   * listens on all addresses, for proxies and other computers.
   */
  readonly host?: string | undefined
  /** The command that starts the server, for the hint. */
  readonly command: string
}

/** The value of `host` for all addresses of this computer. */
export const ANY_HOST = '*'

/**
 * Make a server listen on a port. By default, only this computer can connect.
 *
 * @returns the server's URL, without a trailing slash
 * @throws DiagnosticError if the port or the host can't be used
 */
export async function listen(
  server: Server,
  options: ListenOptions
): Promise<string> {
  const { port, host = 'localhost' } = options
  const ip = host === 'localhost' ? '127.0.0.1' : host
  try {
    // Without an address, Node listens on all, including IPv6 if available.
    if (isIP(ip)) server.listen(port, ip)
    else server.listen(port)
    await once(server, 'listening')
  } catch (error) {
    server.close()
    throw createListenError(error, options)
  }
  // Failing to accept a connection must not crash the server.
  server.on('error', console.error)
  const name = host === ANY_HOST ? 'localhost' : host.replace(/.*:.*/, '[$&]')
  return `http://${name}:${readPort(server)}`
}

function createListenError(
  error: unknown,
  { port, host = 'localhost', command }: ListenOptions
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  switch (code) {
    case 'EADDRINUSE':
      return new DiagnosticError({
        message: `Another program is using port ${port}.`,
        hint: `Choose another port: PORT=${port + 1} ${command}`
      })
    case 'EACCES':
      return new DiagnosticError({
        message: `You don't have permission to use port ${port}.`,
        hint: `Choose a port of 1024 or higher: PORT=8080 ${command}`
      })
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return new DiagnosticError({
        message: `"${host}" isn't an address of this computer.`,
        hint: `Listen on all addresses: ${command} -- --host`
      })
    default:
      return error
  }
}

/** Read a server's actual port, which the system may have chosen. */
export function readPort(server: Server): number {
  const bound = server.address()
  return bound !== null && typeof bound === 'object' ? bound.port : 0
}
