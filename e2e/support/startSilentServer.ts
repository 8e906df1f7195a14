import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/**
 * Accept connections and never respond, like a network without internet.
 *
 * @returns closes the server and its connections
 */
export async function startSilentServer(
  port: number
): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => sockets.add(socket)).listen(port)
  await once(server, 'listening')
  return async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
}
