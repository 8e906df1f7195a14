import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

/** Codes of error bodies, each with one status. */
export type RequestErrorCode =
  | 'VALIDATION_FAILED'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'INTERNAL'

/** Thrown by services and plugins; the error handler makes the body of it. */
export class RequestError extends Error {
  constructor(
    code: RequestErrorCode,
    message: string,
    details?: Record<string, string>
  )
  /** Decides the status of the response. */
  readonly code: RequestErrorCode
  /** Texts by field. */
  readonly details?: Record<string, string>
}

/**
 * Parses what a client sent: a body, a query or parameters. Only here is an
 * issue the client's fault. A `ZodError` from anywhere else, such as a row that
 * does not fit its contract, is a fault of the server: it is logged and becomes
 * `INTERNAL`.
 *
 * @throws `RequestError` with `VALIDATION_FAILED`, and the issues as `details`
 */
export function parseInput<S extends z.ZodType>(
  schema: S,
  input: unknown
): z.infer<S>

/** Gives every error the body that clients rely on. */
export function addErrorHandler(app: FastifyInstance): void
