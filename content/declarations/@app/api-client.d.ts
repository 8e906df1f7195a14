import type { ErrorBody } from '@app/contracts'
import type { Session, Task, TaskFilters, User } from '@/types'

export type ApiErrorReason =
  | 'NO_RESPONSE'
  | 'SETUP_ERROR'
  | 'INVALID_STATUS_CODE'
  | 'REQUEST_ABORTED'

export class ApiError extends Error {
  readonly reason: ApiErrorReason
  readonly method: string
  readonly url: string
  readonly status: number | null
  readonly body: ErrorBody | null
  readonly requestId: string | null
}

export type RequestOptions = {
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  timeoutMs?: number
  silent?: boolean
}

export type ApiClientOptions = {
  baseUrl: string | (() => string)
  getToken?(): string | null | Promise<string | null>
  headers?: Record<string, string>
  timeoutMs?: number
  retries?: number
  onError?(error: ApiError): void
  fetch?: typeof fetch
}

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

export function createApiClient(options: ApiClientOptions): ApiClient
