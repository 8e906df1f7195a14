import type { FastifyInstance } from 'fastify'

/** The API with its routes and plugins; it does not listen yet. */
export function createServer(): FastifyInstance
