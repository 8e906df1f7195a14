import { once } from 'node:events'
import { createServer, request as sendRequest } from 'node:http'
import { findFreePort } from '../support/findFreePort.ts'

/** Something that serves a site. */
export interface Server {
  /** Without a trailing slash. */
  readonly origin: string
}

/** A site behind a gate, which can hold and refuse requests. */
export interface GatedSite {
  readonly origin: string
  /** Requested paths, oldest first. */
  readonly requests: readonly string[]
  /**
   * Hold requests for matching paths until they're released. Responses aren't
   * cached, so a later call can hold the same paths again.
   */
  readonly hold: (pattern: RegExp) => HeldFiles
  /** Respond with 404 to requests for matching paths; undefined stops this. */
  readonly refuse: (pattern: RegExp | undefined) => void
  /** Serve another site at the same address. */
  readonly deploy: (site: Server) => void
  /** Go offline. */
  readonly pause: () => Promise<void>
  /** Go online again. */
  readonly restart: () => Promise<void>
}

/** Held requests. */
interface HeldFiles {
  /** Resolves with the first request. */
  readonly first: Promise<void>
  readonly release: () => void
}

/** Put a gate between the browser and a site's server. */
export async function startGate(site: Server): Promise<GatedSite> {
  // Stays free for `restart`.
  const port = await findFreePort()
  let target = site.origin
  let refused: RegExp | undefined
  const requests: string[] = []
  const holds: {
    readonly pattern: RegExp
    readonly report: () => void
    readonly released: Promise<void>
  }[] = []

  const server = createServer(async (request, response) => {
    const { url = '/', method, headers } = request
    requests.push(url)
    const held = holds.filter(({ pattern }) => pattern.test(url))
    for (const { report, released } of held) {
      report()
      await released
    }
    if (refused?.test(url)) {
      response.writeHead(404).end()
      return
    }
    const forwarded = sendRequest(target + url, { method, headers }, answer => {
      const headers = { ...answer.headers }
      if (held.length > 0) headers['cache-control'] = 'no-store'
      response.writeHead(answer.statusCode ?? 500, headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
  const listen = async () => {
    server.listen(port)
    await once(server, 'listening')
  }
  await listen()

  return {
    origin: `http://localhost:${port}`,
    requests,
    hold: pattern => {
      let report = () => {}
      let release = () => {}
      const first = new Promise<void>(resolve => {
        report = resolve
      })
      const released = new Promise<void>(resolve => {
        release = resolve
      })
      holds.push({ pattern, report, released })
      return { first, release }
    },
    refuse: pattern => {
      refused = pattern
    },
    deploy: site => {
      target = site.origin
    },
    pause: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
    restart: listen
  }
}
