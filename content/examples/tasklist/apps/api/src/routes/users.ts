import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { Database } from '@app/api/database'
import { createCookie, createToken } from '@app/api/plugins/auth'
import { parseInput, RequestError } from '@app/api/plugins/errors'
import { credentialsSchema } from '@app/contracts'
import type { FastifyInstance, FastifyReply } from 'fastify'

function hashPassword(password: string, salt: string) {
  return `${salt}:${scryptSync(password, salt, 64).toString('hex')}`
}

function isPassword(password: string, hash: string) {
  const [salt = ''] = hash.split(':')
  const given = Buffer.from(hashPassword(password, salt))
  const stored = Buffer.from(hash)
  return given.length === stored.length && timingSafeEqual(given, stored)
}

async function startSession(userId: string, reply: FastifyReply) {
  const token = await createToken(userId)
  reply.header('Set-Cookie', createCookie(token))
  return { token, userId }
}

export function addUserRoutes(app: FastifyInstance, database: Database) {
  app.post('/v1/auth/sign-up', async (request, reply) => {
    const { email, password } = parseInput(
      credentialsSchema,
      request.body
    )
    const salt = randomBytes(16).toString('hex')
    const hash = hashPassword(password, salt)
    const userId = await database.users.create(email, hash)
    if (userId === undefined) {
      const details = { email: 'This address has an account already.' }
      const message = 'The account could not be created.'
      throw new RequestError('VALIDATION_FAILED', message, details)
    }
    reply.code(201)
    return startSession(userId, reply)
  })

  app.post('/v1/auth/sign-in', async (request, reply) => {
    const { email, password } = parseInput(
      credentialsSchema,
      request.body
    )
    const user = await database.users.find(email)
    if (!user || !isPassword(password, user.passwordHash)) {
      const message = 'The address or the password is wrong.'
      throw new RequestError('UNAUTHENTICATED', message)
    }
    return startSession(user.id, reply)
  })

  app.post('/v1/auth/sign-out', (_, reply) =>
    reply.header('Set-Cookie', createCookie('')).send(null)
  )
}
