// Modules that samples import and whose types no sample depends on: all `any`.
declare module 'bun:test'
declare module 'react-native'
declare module 'react-native-mmkv'
declare module 'react-native-permissions'
declare module '@react-navigation/native'
declare module '@lingui/core'
declare module '@lingui/core/macro'
declare module '@lingui/react'
declare module '@lingui/react/macro'
declare module '@lingui/vite-plugin'
declare module '@vitejs/plugin-react'
declare module '@sentry/react'
declare module '@sentry/react-native'
declare module '@pulumi/pulumi'
declare module '@pulumi/aws'
declare module '@pulumi/awsx'
declare module '@pulumi/random'
declare module 'postgres'
declare module '*.po'
declare module '@testing-library/react'
declare module '@happy-dom/global-registrator'

// The part of jose that samples of the backend use.
declare module 'jose' {
  export class SignJWT {
    constructor(payload?: Record<string, unknown>)
    setProtectedHeader(header: { alg: string }): this
    setSubject(subject: string): this
    setExpirationTime(time: string): this
    sign(key: Uint8Array): Promise<string>
  }
  export function jwtVerify(
    token: string,
    key: Uint8Array,
    options: { algorithms: string[] }
  ): Promise<{ payload: { sub?: string } }>
}

// The part of Fastify that samples of the backend use.
declare module 'fastify' {
  export interface FastifyRequest {
    id: string
    headers: Record<string, string | undefined>
    /** `url` is the path of the route; `undefined` when no route matches. */
    routeOptions: { url: string | undefined }
    params: unknown
    query: unknown
    body: unknown
    log: { error(error: unknown): void }
  }
  export type FastifyReply = {
    code(status: number): FastifyReply
    header(name: string, value: string | number): FastifyReply
    send(body?: unknown): FastifyReply
  }
  type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown
  export type InjectOptions = {
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
    url: string
    headers?: Record<string, string>
    body?: unknown
  }
  export type FastifyInstance = {
    get(path: string, handler: Handler): FastifyInstance
    post(path: string, handler: Handler): FastifyInstance
    patch(path: string, handler: Handler): FastifyInstance
    delete(path: string, handler: Handler): FastifyInstance
    decorateRequest(name: string, value: unknown): FastifyInstance
    addHook(
      name: 'onRequest',
      hook: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
    ): FastifyInstance
    setErrorHandler(
      handler: (
        error: unknown,
        request: FastifyRequest,
        reply: FastifyReply
      ) => unknown
    ): FastifyInstance
    setNotFoundHandler(handler: Handler): FastifyInstance
    inject(
      options: InjectOptions
    ): Promise<{ statusCode: number; json(): any; body: string }>
    listen(options: { port: number; host?: string }): Promise<string>
  }
  export default function Fastify(options?: {
    logger?: boolean | { level: string }
    requestIdHeader?: string | false
  }): FastifyInstance
}

// What Vite adds, for the settings of a web app.
interface ImportMeta {
  readonly env: { readonly DEV: boolean } & Record<`VITE_${string}`, string | undefined>
}
