import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Size of the first parts in bytes: a navbar item, or two table rows. */
const PART_SIZE = 400
/** Later parts are larger because they are out of view. */
const GROWTH = 1.06
/** Milliseconds between parts, enough for a frame. */
const PART_TIME = 20

/**
 * Start a proxy that simulates a slow connection: document bodies arrive in
 * parts, everything else unchanged.
 *
 * @param origin the origin of the server
 * @returns the proxy's origin, and a function that closes it
 */
export async function serveInParts(origin: string): Promise<{
  readonly origin: string
  readonly stop: () => Promise<void>
}> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + (request.url ?? ''))
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const body = Buffer.from(await answer.arrayBuffer())
    if (type.startsWith('text/html')) await writeParts(response, body)
    else response.write(body)
    response.end()
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listens on a port
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}

async function writeParts(
  response: ServerResponse,
  html: Buffer
): Promise<void> {
  const start = html.indexOf('<body')
  response.write(html.subarray(0, start))
  let size = PART_SIZE
  let at = start
  while (at < html.length) {
    await wait(PART_TIME)
    response.write(html.subarray(at, at + Math.round(size)))
    at += Math.round(size)
    size *= GROWTH
  }
}
