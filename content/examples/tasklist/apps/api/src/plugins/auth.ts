import { env } from '@app/api/env'
import { RequestError } from '@app/api/plugins/errors'
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
const publicRoutes = [
  '/health',
  '/v1/auth/sign-in',
  '/v1/auth/sign-up',
  '/v1/auth/sign-out'
]

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
  const parts = [`session=${token}`, `Max-Age=${age}`, 'Path=/']
  if (env.NODE_ENV === 'production') parts.push('Secure')
  return [...parts, 'HttpOnly', 'SameSite=Lax'].join('; ')
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

/** Closes every address, except the routes that are listed as public. */
export function addAuthentication(app: FastifyInstance) {
  app.decorateRequest('userId', '')
  app.addHook('onRequest', async request => {
    const route = request.routeOptions.url ?? ''
    if (!publicRoutes.includes(route)) await authenticate(request)
  })
}
