import { env } from '@app/api/env'
import { RequestError } from '@app/api/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'

declare module 'fastify' {
  interface FastifyRequest {
    /** The user who sent the request; empty on public routes. */
    userId: string
  }
}

const secret = new TextEncoder().encode(env.JWT_SECRET)
const algorithm = 'HS256'
const maxAge = 7 * 24 * 60 * 60
const publicRoutes = ['/health', '/v1/auth/sign-in', '/v1/auth/sign-up']

export function createToken(userId: string) {
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setSubject(userId)
    .setExpirationTime(`${maxAge}s`)
    .sign(secret)
}

/** The cookie for browsers, which no script can read; '' ends the session. */
export function createCookie(token: string) {
  const age = token === '' ? 0 : maxAge
  const secure = env.NODE_ENV === 'production' ? '; Secure' : ''
  return `session=${token}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

function findToken({ headers }: FastifyRequest) {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')
  const cookie = /(?:^|; )session=([^;]+)/.exec(headers.cookie ?? '')
  return bearer?.[1] ?? cookie?.[1]
}

async function authenticate(request: FastifyRequest) {
  const token = findToken(request) ?? ''
  const { payload } = await jwtVerify(token, secret, {
    algorithms: [algorithm]
  }).catch(() => {
    throw new RequestError('UNAUTHENTICATED', 'Sign in first.')
  })
  request.userId = payload.sub ?? ''
}

/** Closes every route, except those that are listed as public. */
export function addAuthentication(app: FastifyInstance) {
  app.decorateRequest('userId', '')
  app.addHook('onRequest', async request => {
    const { url } = request.routeOptions
    if (url && !publicRoutes.includes(url)) await authenticate(request)
  })
}
