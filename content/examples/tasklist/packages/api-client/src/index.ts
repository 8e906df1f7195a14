import type {
  Credentials,
  ErrorBody,
  Session,
  Stats,
  Task,
  TaskChange,
  TaskFilters
} from '@app/contracts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Reason = 'NO_RESPONSE' | 'INVALID_STATUS_CODE'
type Request = { method: Method; url: string; requestId: string }
type RequestOptions = { body?: object; silent?: boolean }

export class ApiError extends Error {
  reason: Reason
  method: Method
  url: string
  requestId: string
  /** `null` without a response. */
  status: number | null
  /** `null` when the server sent none. */
  body: ErrorBody | null

  constructor(request: Request, status: number | null, body: unknown) {
    const reason = status === null ? 'NO_RESPONSE' : 'INVALID_STATUS_CODE'
    super(`${request.method} ${request.url}: ${reason}`)
    this.reason = reason
    this.method = request.method
    this.url = request.url
    this.requestId = request.requestId
    this.status = status
    this.body = body as ErrorBody | null
  }
}

type Options = {
  baseUrl(): string
  getToken(): Promise<string | null>
  onError(error: ApiError): void
}

/** Tells requests apart in logs; phones have no `crypto.randomUUID`. */
function createRequestId() {
  const random = Math.random().toString(36).slice(2)
  return `${Date.now().toString(36)}-${random}`
}

export function createApiClient(options: Options) {
  async function request<T>(
    method: Method,
    path: string,
    { body: data, silent = false }: RequestOptions = {}
  ) {
    const url = new URL(path, options.baseUrl()).href
    const requestId = createRequestId()
    const token = await options.getToken()
    const headers = {
      'X-Request-Id': requestId,
      ...(data && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` })
    }
    const response = await fetch(url, {
      method,
      headers,
      body: data && JSON.stringify(data),
      // Lets the browser store and send the cookie of the API.
      credentials: 'include'
    }).catch(() => null)
    const body = await response?.json().catch(() => null)
    if (response?.ok) return body as T

    const sent = { method, url, requestId }
    const error = new ApiError(sent, response?.status ?? null, body)
    if (!silent) options.onError(error)
    throw error
  }

  type Page = { limit: number; offset: number } & TaskFilters
  return {
    /** Calls an endpoint that has no function of its own. */
    request,
    auth: {
      signIn: (body: Credentials) =>
        request<Session>('POST', 'v1/auth/sign-in', { body }),
      signUp: (body: Credentials) =>
        request<Session>('POST', 'v1/auth/sign-up', { body }),
      signOut: () => request<null>('POST', 'v1/auth/sign-out')
    },
    tasks: {
      list(page: Page) {
        const query = Object.entries(page)
          .filter(([, value]) => value !== undefined && value !== '')
          .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
        return request<Task[]>('GET', `v1/tasks?${query.join('&')}`)
      },
      retrieve: (id: string) => request<Task>('GET', `v1/tasks/${id}`),
      create: (body: TaskChange) =>
        request<Task>('POST', 'v1/tasks', { body }),
      update: (id: string, body: TaskChange) =>
        request<Task>('PATCH', `v1/tasks/${id}`, { body }),
      archive: (id: string) =>
        request<Task>('POST', `v1/tasks/${id}/archive`),
      remove: (id: string) => request<string>('DELETE', `v1/tasks/${id}`),
      stats: () => request<Stats>('GET', 'v1/tasks/stats')
    }
  }
}
