import type { ErrorBody } from '@app/contracts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

const statuses = {
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  INTERNAL: 500
}

export class RequestError extends Error {
  code: keyof typeof statuses
  details?: Record<string, string>

  constructor(
    code: RequestError['code'],
    message: string,
    details?: RequestError['details']
  ) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** Parses what a client sent, so that an issue is the client's fault. */
export function parseInput<S extends z.ZodType>(
  schema: S,
  input: unknown
): z.infer<S> {
  const result = schema.safeParse(input)
  if (result.success) return result.data

  const entries = result.error.issues.map(
    ({ path, message }) => [path.join('.'), message] as const
  )
  const message = 'Some fields are not valid.'
  const details = Object.fromEntries(entries)
  throw new RequestError('VALIDATION_FAILED', message, details)
}

function toRequestError(error: unknown) {
  if (error instanceof RequestError) return error
  const isUnreadable =
    error instanceof Error &&
    'statusCode' in error &&
    error.statusCode === 400
  return isUnreadable
    ? new RequestError('VALIDATION_FAILED', 'The body is not valid JSON.')
    : new RequestError('INTERNAL', 'That did not work.')
}

export function addErrorHandler(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const { code, message, details } = toRequestError(error)
    if (code === 'INTERNAL') request.log.error(error)

    const requestId = request.id
    const body: ErrorBody = {
      error: { code, message, requestId, details }
    }
    return reply.code(statuses[code]).send(body)
  })
  app.setNotFoundHandler(() => {
    throw new RequestError(
      'NOT_FOUND',
      'There is nothing at this address.'
    )
  })
}
