import { once } from 'node:events'
import type { Server } from 'node:http'
import { SiteError } from '../../model/errors.ts'

/**
 * Make a server listen on a port.
 *
 * @param options.command the command that starts it, for the remedy
 * @throws SiteError if the port can't be used
 */
export async function listen(
  server: Server,
  options: { readonly port: number; readonly command: string }
): Promise<void> {
  try {
    server.listen(options.port)
    await once(server, 'listening')
  } catch (error) {
    throw createPortError(error, options)
  }
}

function createPortError(
  error: unknown,
  { port, command }: { readonly port: number; readonly command: string }
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  switch (code) {
    case 'EADDRINUSE':
      return new SiteError(`Another program is using port ${port}.`, {
        remedy: `Choose another port: PORT=${port + 1} ${command}`
      })
    case 'EACCES':
      return new SiteError(`You don't have permission to use port ${port}.`, {
        remedy: `Choose one from 1024 up: PORT=8080 ${command}`
      })
    default:
      return error
  }
}

/** With port 0, the system chooses one. */
export function readPort(server: Server): number {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
