import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The user who sent the request; empty on public routes. */
    userId: string
  }
}

/**
 * Closes every address, except the routes that are listed as public: health,
 * sign-in, sign-up and sign-out. It verifies the token of each request and sets
 * `request.userId`.
 *
 * The token comes from `Authorization: Bearer <token>`, else from the cookie
 * `session`. Without a valid one the request gets 401 before its route runs, also
 * at an address without a route.
 *
 * @throws `RequestError` with `UNAUTHENTICATED`: no token, a wrong signature, or
 * an expired token
 */
export function addAuthentication(app: FastifyInstance): void

/**
 * Creates the token of a user, a JWT that is signed with `JWT_SECRET` by HS256
 * and expires after seven days. It cannot be revoked before that.
 */
export function createToken(userId: string): Promise<string>

/**
 * Creates the `Set-Cookie` header that gives a token to a browser, with
 * `HttpOnly`, `SameSite=Lax` and, in production, `Secure`.
 *
 * @param token - an empty string removes the cookie
 */
export function createCookie(token: string): string
