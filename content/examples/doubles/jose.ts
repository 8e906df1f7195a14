import { createHmac } from 'node:crypto'

const encode = (value: unknown) =>
  Buffer.from(JSON.stringify(value)).toString('base64url')

const sign = (text: string, key: Uint8Array) =>
  createHmac('sha256', key).update(text).digest('base64url')

export class SignJWT {
  readonly #payload: Record<string, unknown> = {}
  #header = {}

  setProtectedHeader(header: { alg: string }) {
    this.#header = header
    return this
  }
  setSubject(subject: string) {
    this.#payload.sub = subject
    return this
  }
  setExpirationTime(time: string) {
    this.#payload.exp = Date.now() / 1000 + Number.parseInt(time, 10)
    return this
  }
  async sign(key: Uint8Array) {
    const text = `${encode(this.#header)}.${encode(this.#payload)}`
    return `${text}.${sign(text, key)}`
  }
}

export async function jwtVerify(token: string, key: Uint8Array) {
  const [header, body = '', signature] = token.split('.')
  const isSigned = signature === sign(`${header}.${body}`, key)
  const payload = isSigned ? decode(body) : { exp: 0 }
  if (payload.exp * 1000 > Date.now()) return { payload }
  throw new Error('The token is not valid.')
}

function decode(body: string): { exp: number; sub?: string } {
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}
