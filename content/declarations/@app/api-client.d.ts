import type { ErrorBody, Session } from '@app/contracts'
import type { Task, TaskFilters, User } from '@/types'

/** Why a request failed. */
export type ApiErrorReason =
  | 'NO_RESPONSE'
  | 'SETUP_ERROR'
  | 'INVALID_STATUS_CODE'
  | 'REQUEST_ABORTED'

/** Thrown by every call of the client that fails. */
export class ApiError extends Error {
  /** Why the request failed. */
  readonly reason: ApiErrorReason
  /** The method, in capital letters. */
  readonly method: string
  /** The whole address. */
  readonly url: string
  /** The status of the response; `null` without a response. */
  readonly status: number | null
  /** The error body of the server; `null` when it sent none. */
  readonly body: ErrorBody | null
  /** The `X-Request-Id` of the request; `null` before it was sent. */
  readonly requestId: string | null
}

/** Options of one request. */
export type RequestOptions = {
  /** Parameters of the address; `undefined` is left out. */
  query?: Record<string, string | number | boolean | undefined>
  /** Sent as JSON. */
  body?: unknown
  /** Headers of this request, besides those of the client. */
  headers?: Record<string, string>
  /** Aborts the request, which then rejects with `REQUEST_ABORTED`. */
  signal?: AbortSignal
  /**
   * Time limit of this request in milliseconds.
   *
   * @defaultValue `timeoutMs` of the client
   */
  timeoutMs?: number
  /**
   * Skips `onError`.
   *
   * @defaultValue `false`
   */
  silent?: boolean
}

/** Options of `createApiClient`. */
export type ApiClientOptions = {
  /**
   * Address of the server, with or without a slash at the end. With a
   * function, the environment manager can switch servers.
   */
  baseUrl: string | (() => string)
  /** Returns the token that is sent as `Authorization: Bearer <token>`. */
  getToken?(): string | null | Promise<string | null>
  /** Headers of every request. */
  headers?: Record<string, string>
  /**
   * Milliseconds until a request without a response rejects with
   * `NO_RESPONSE`.
   *
   * @defaultValue `10000`
   */
  timeoutMs?: number
  /**
   * How often a `GET` is repeated, on `NO_RESPONSE` and on the status 502, 503
   * or 504: after 300 ms, then after 900 ms.
   *
   * @defaultValue `2`
   */
  retries?: number
  /** Called with every error that is not `silent`. */
  onError?(error: ApiError): void
  /**
   * Another `fetch`, for example in tests.
   *
   * @defaultValue the global `fetch`
   */
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
      name?: string
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
