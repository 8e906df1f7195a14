import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Ports that were handed out. The system may give one again until somebody
 * listens on it, and of two servers that start together one would answer for
 * both.
 */
const given = new Set<number>()

/** Ask the system for a port that nothing listens on, and never one twice. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') {
    throw new Error('The system gave no port.')
  }
  if (given.has(address.port)) return findFreePort()
  given.add(address.port)
  return address.port
}
