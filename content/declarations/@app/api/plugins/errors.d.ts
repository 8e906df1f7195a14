import type { FastifyInstance } from 'fastify'

/** Gives every error the body that clients rely on. */
export function addErrorHandler(app: FastifyInstance): void
