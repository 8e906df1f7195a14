import type { ErrorBody } from '@app/contracts'
import type { Session, Task, TaskFilters, User } from '@/types'

/** Why a request failed. */
export type ApiErrorReason =
  | 'NO_RESPONSE'
  | 'SETUP_ERROR'
  | 'INVALID_STATUS_CODE'
  | 'REQUEST_ABORTED'

/** Thrown by every call of the client that fails. */
export class ApiError extends Error {
  readonly reason: ApiErrorReason
  readonly method: string
  readonly url: string
  readonly status: number | null
  readonly body: ErrorBody | null
  readonly requestId: string | null
}

/** Options of one request. */
export type RequestOptions = {
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  timeoutMs?: number
  /** Skips `onError`. */
  silent?: boolean
}

/** Options of `createApiClient`. */
export type ApiClientOptions = {
  /** May be a function, so that the environment manager can switch servers. */
  baseUrl: string | (() => string)
  /** Sent as `Authorization: Bearer <token>` when it returns one. */
  getToken?(): string | null | Promise<string | null>
  headers?: Record<string, string>
  /** Default: `10000`. */
  timeoutMs?: number
  /**
   * For GET only, on `NO_RESPONSE` and 502, 503 and 504, after 300 ms, then 900
   * ms. Default: `2`.
   */
  retries?: number
  /** Called with every error that is not `silent`. */
  onError?(error: ApiError): void
  fetch?: typeof fetch
}

/** The calls of the Tasklist API. */
export interface ApiClient {
  request<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options?: RequestOptions
  ): Promise<T>
  auth: {
    signIn(data: { email: string; password: string }): Promise<Session>
    signUp(data: {
      name: string
      email: string
      password: string
    }): Promise<Session>
    signOut(): Promise<void>
  }
  users: {
    me(): Promise<User>
    list(): Promise<User[]>
    update(id: string, data: Partial<User>): Promise<User>
  }
  tasks: {
    list(args: { limit: number; offset: number } & TaskFilters): Promise<Task[]>
    retrieve(id: string): Promise<Task>
    create(data: Partial<Task>): Promise<Task>
    update(id: string, data: Partial<Task>): Promise<Task>
    remove(id: string): Promise<string>
    archive(id: string): Promise<Task>
    stats(): Promise<{ open: number; done: number }>
  }
}

/** Creates the client of the Tasklist API. */
export function createApiClient(options: ApiClientOptions): ApiClient
