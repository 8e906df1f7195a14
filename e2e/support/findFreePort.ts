import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Ports in use by this process. The system can return a port again until a
 * server listens on it, so two servers could start on the same one.
 */
const usedPorts = new Set<number>()

/** Find a free port, and never return the same one twice. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') {
    throw new Error('The system returned no port.')
  }
  if (usedPorts.has(address.port)) return findFreePort()
  usedPorts.add(address.port)
  return address.port
}
