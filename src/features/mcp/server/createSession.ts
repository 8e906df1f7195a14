import { codes, ProtocolError } from './protocolError.ts'

/** Versions whose requests carry their version themselves. */
const MODERN = ['2026-07-28']
/** Versions that start with a handshake, the latest first. */
const LEGACY = ['2025-11-25', '2025-06-18']

/** How a request was made. */
export type Era = 'modern' | 'legacy'

export type Params = Readonly<Record<string, unknown>>

/** Answers a request. */
export type Method = (params: Params, era: Era) => Promise<object>

/** What a server says about itself. */
export interface ServerInfo {
  readonly serverInfo: object
  readonly capabilities: object
  readonly instructions: string
}

/** A request that is being answered. */
interface Running {
  isCancelled: boolean
}

/** How long clients may keep an answer, in milliseconds. */
const CACHE_TIME = 60_000

/** Methods whose answers clients may keep. */
const CACHEABLE =
  /^(?:server\/discover|(?:tools|resources|resources\/templates|skills)\/list|resources\/read|skills\/get)$/

const META = 'io.modelcontextprotocol'

/**
 * Create the function that answers the messages of one client. It speaks the
 * stateless protocol of 2026-07-28, and that of 2025-11-25 after its handshake.
 *
 * @param send sends a message
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning
 */
export function createSession(
  info: ServerInfo,
  methods: Readonly<Record<string, Method>>,
  send: (message: object) => void
): (line: string) => Promise<void> {
  const running = new Map<unknown, Running>()
  let hasHandshake = false

  const own: Readonly<Record<string, Method>> = {
    'server/discover': async () => ({
      supportedVersions: MODERN,
      capabilities: info.capabilities,
      instructions: info.instructions
    })
  }
  const ofHandshake: Readonly<Record<string, Method>> = {
    initialize: async ({ protocolVersion }) => {
      hasHandshake = true
      const version = LEGACY.find(each => each === protocolVersion)
      return { protocolVersion: version ?? LEGACY[0], ...info }
    },
    ping: async () => ({})
  }

  return async line => {
    if (line.trim() === '') return
    const message = parse(line)
    if (message === undefined) {
      return send(printError(undefined, codes.parse, "This isn't JSON."))
    }
    const { id, method, params = {} } = message
    if (typeof method !== 'string') {
      // Answers are ignored, because nothing was asked.
      if ('result' in message || 'error' in message) return
      const hint = Array.isArray(message)
        ? "Batches aren't supported. Send one message per line."
        : 'A request needs a "method".'
      return send(printError(findId(id), codes.request, hint))
    }
    if (!isObject(params)) {
      const hint = '"params" must be an object.'
      return send(printError(findId(id), codes.params, hint))
    }
    if (!('id' in message)) return notify(method, params)
    if (findId(id) === undefined) {
      const hint = 'An "id" is a string or an integer.'
      return send(printError(undefined, codes.request, hint))
    }
    return answer(findId(id), method, params)
  }

  function notify(method: string, { requestId }: Params): void {
    const request = running.get(requestId)
    if (method !== 'notifications/cancelled' || !request) return
    request.isCancelled = true
    running.delete(requestId)
  }

  async function answer(
    id: string | number | undefined,
    method: string,
    params: Params
  ): Promise<void> {
    const request: Running = { isCancelled: false }
    running.set(id, request)
    const response = await respond(id, method, params)
    // Nothing more may be sent about a cancelled request.
    if (request.isCancelled || response === undefined) return
    running.delete(id)
    send(response)
  }

  async function respond(
    id: string | number | undefined,
    method: string,
    params: Params
  ): Promise<object | undefined> {
    try {
      const era = findEra(method, params)
      if (era === 'modern' && method === 'subscriptions/listen') {
        // Nothing here changes by itself, so nothing follows.
        const _meta = { [`${META}/subscriptionId`]: id }
        send({
          jsonrpc: '2.0',
          method: 'notifications/subscriptions/acknowledged',
          params: { _meta, notifications: {} }
        })
        return undefined
      }
      const known = { ...methods, ...(era === 'modern' ? own : ofHandshake) }
      const run = Object.hasOwn(known, method) ? known[method] : undefined
      if (run === undefined) {
        throw new ProtocolError(codes.method, `Unknown method "${method}".`)
      }
      const result = await run(params, era)
      return {
        jsonrpc: '2.0',
        id,
        result: era === 'modern' ? complete(method, result) : result
      }
    } catch (error) {
      if (error instanceof ProtocolError) {
        return printError(id, error.code, error.message, error.data)
      }
      const { message } = Object(error)
      return printError(id, codes.internal, String(message ?? error))
    }
  }

  function findEra(method: string, { _meta }: Params): Era {
    const meta = isObject(_meta) ? _meta : {}
    const version = meta[`${META}/protocolVersion`]
    if (version === undefined) {
      if (hasHandshake || method in ofHandshake) return 'legacy'
      throw new ProtocolError(
        codes.params,
        `"_meta" lacks "${META}/protocolVersion". Send "${MODERN[0]}" there with each request, or start with "initialize" for ${LEGACY[0]}.`
      )
    }
    if (!MODERN.some(each => each === version)) {
      throw new ProtocolError(
        codes.version,
        `The version ${JSON.stringify(version)} isn't supported.`,
        { supported: [...MODERN, ...LEGACY], requested: version }
      )
    }
    if (!isObject(meta[`${META}/clientCapabilities`])) {
      throw new ProtocolError(
        codes.params,
        `"_meta" lacks "${META}/clientCapabilities", an object.`
      )
    }
    return 'modern'
  }

  function complete(method: string, result: object): object {
    const { _meta } = result as { readonly _meta?: object }
    return {
      resultType: 'complete',
      ...result,
      ...(CACHEABLE.test(method) && {
        ttlMs: CACHE_TIME,
        cacheScope: 'public'
      }),
      _meta: { ..._meta, [`${META}/serverInfo`]: info.serverInfo }
    }
  }
}

function parse(line: string): Params | undefined {
  try {
    return Object(JSON.parse(line))
  } catch {
    return undefined
  }
}

function findId(id: unknown): string | number | undefined {
  return typeof id === 'string' || Number.isInteger(id)
    ? (id as string | number)
    : undefined
}

function isObject(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function printError(
  id: string | number | undefined,
  code: number,
  message: string,
  data?: unknown
): object {
  return {
    jsonrpc: '2.0',
    ...(id !== undefined && { id }),
    error: { code, message, ...(data !== undefined && { data }) }
  }
}
