import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections and to servers that
 * don't ask for one; any of those could be taken before a server listens on it.
 * Browsers block none of these ports.
 */
const FIRST_PORT = 20_000
const LAST_PORT = 32_000

/** Ports that this process has returned; servers may not listen on them yet. */
const usedPorts = new Set<number>()

/**
 * Find a free port, and never return the same one twice. The choice is random, so
 * that test runs at the same time don't choose the same one.
 */
export async function findFreePort(): Promise<number> {
  const range = LAST_PORT - FIRST_PORT
  const port = FIRST_PORT + Math.floor(Math.random() * range)
  if (usedPorts.has(port) || !(await isFree(port))) return findFreePort()
  usedPorts.add(port)
  return port
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
