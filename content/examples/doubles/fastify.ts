import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  InjectOptions
} from 'fastify'

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown
type ErrorHandler = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply
) => unknown

class Reply {
  status = 200
  body: unknown
  readonly headers: Record<string, unknown> = {}

  code(status: number) {
    this.status = status
    return this
  }
  header(name: string, value: unknown) {
    this.headers[name.toLowerCase()] = value
    return this
  }
  send(body?: unknown) {
    this.body = body
    return this
  }
}

/** Answers `inject` with hooks, routes and both handlers in their order. */
class Server {
  readonly #routes: { method: string; path: string; handler: Handler }[] =
    []
  readonly #hooks: Handler[] = []
  readonly #defaults: Record<string, unknown> = {}
  #onError: ErrorHandler = error => {
    throw error
  }
  #onMissing: Handler = () => {
    throw new Error('There is no route.')
  }

  get = this.#adder('GET')
  post = this.#adder('POST')
  patch = this.#adder('PATCH')
  delete = this.#adder('DELETE')

  #adder(method: string) {
    return (path: string, handler: Handler) => {
      this.#routes.push({ method, path, handler })
      return this
    }
  }

  setErrorHandler(handler: ErrorHandler) {
    this.#onError = handler
  }
  setNotFoundHandler(handler: Handler) {
    this.#onMissing = handler
  }
  decorateRequest(name: string, value: unknown) {
    this.#defaults[name] = value
  }
  addHook(_name: 'onRequest', hook: Handler) {
    this.#hooks.push(hook)
  }

  async inject({ method, url, headers = {}, body }: InjectOptions) {
    const { pathname, searchParams } = new URL(
      String(url),
      'http://localhost'
    )
    const matches = this.#routes
      .filter(route => route.method === method)
      .map(route => ({ route, params: match(route.path, pathname) }))
      .filter(({ params }) => params)
      // A fixed path comes before one with parameters, as in Fastify.
      .sort((a, b) => count(a.params) - count(b.params))
    const { route, params } = matches[0] ?? {}
    const request = {
      ...this.#defaults,
      id: headers['x-request-id'],
      headers,
      params,
      body,
      query: Object.fromEntries(searchParams),
      routeOptions: { url: route?.path },
      log: { error: () => {} }
    } as unknown as FastifyRequest
    const reply = new Reply()
    const answer = reply as unknown as FastifyReply
    try {
      for (const hook of this.#hooks) await hook(request, answer)
      const handler = route?.handler ?? this.#onMissing
      const result = await handler(request, answer)
      if (result !== answer) reply.body = result
    } catch (error) {
      await this.#onError(error, request, answer)
    }
    const text =
      typeof reply.body === 'string'
        ? reply.body
        : JSON.stringify(reply.body ?? null)
    return {
      statusCode: reply.status,
      headers: reply.headers,
      body: text,
      json: () => JSON.parse(text)
    }
  }
}

function match(path: string, pathname: string) {
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${pattern}$`).exec(pathname)
  return found && { ...found.groups }
}

function count(params: object | null) {
  return Object.keys(params ?? {}).length
}

export default function Fastify() {
  return new Server() as unknown as FastifyInstance
}
