import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, isIP } from 'node:net'
import { SiteError } from '../../model/errors.ts'

/** Where a server listens. */
interface ListenOptions {
  /** 0 lets the system choose one. */
  readonly port: number
  /**
   * Address or host name; `localhost` by default. With any other name, the server
   * listens on all addresses, for proxies and other computers.
   */
  readonly host?: string | undefined
  /** The command that starts the server, for the remedy. */
  readonly command: string
}

/** The value of `host` for all addresses of this computer. */
export const ANY_HOST = '*'

/**
 * Make a server listen on a port. By default, it listens on both loopback
 * addresses, because `localhost` can be either.
 *
 * @returns the server's URL, without a trailing slash
 * @throws SiteError if the port or the host can't be used
 */
export async function listen(
  server: Server,
  options: ListenOptions
): Promise<string> {
  const { port, host = 'localhost' } = options
  const isLocal = host === 'localhost'
  try {
    // Without an address, Node listens on all, including IPv6 if available.
    if (isLocal) server.listen(port, '127.0.0.1')
    else if (isIP(host)) server.listen(port, host)
    else server.listen(port)
    await once(server, 'listening')
    if (isLocal) await listenOnIPv6(server, port)
  } catch (error) {
    server.close()
    throw createListenError(error, options)
  }
  // Failing to accept a connection must not crash the server.
  server.on('error', console.error)
  const name = host === ANY_HOST ? 'localhost' : host.replace(/.*:.*/, '[$&]')
  return `http://${name}:${readPort(server)}`
}

/** A server can have only one address, so a second one forwards connections. */
async function listenOnIPv6(server: Server, port: number): Promise<void> {
  const other = createServer(socket => server.emit('connection', socket))
  try {
    other.listen(readPort(server), '::1')
    await once(other, 'listening')
    server.once('close', () => other.close())
    other.on('error', console.error)
  } catch (error) {
    // IPv6 is unavailable, or the port that the system chose is taken there.
    if (port !== 0 && readCode(error) === 'EADDRINUSE') throw error
  }
}

function createListenError(
  error: unknown,
  { port, host = 'localhost', command }: ListenOptions
): unknown {
  switch (readCode(error)) {
    case 'EADDRINUSE':
      return new SiteError(`Another program is using port ${port}.`, {
        remedy: `Choose another port: PORT=${port + 1} ${command}`
      })
    case 'EACCES':
      return new SiteError(`You don't have permission to use port ${port}.`, {
        remedy: `Choose a port of 1024 or higher: PORT=8080 ${command}`
      })
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return new SiteError(`"${host}" isn't an address of this computer.`, {
        remedy: `Listen on all addresses: ${command} -- --host`
      })
    default:
      return error
  }
}

function readCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** Read a server's actual port, which the system may have chosen. */
export function readPort(server: Server): number {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
