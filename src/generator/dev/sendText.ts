import type { ServerResponse } from 'node:http'

/** An answer that is made in memory. */
export interface Reply {
  /** 200 unless given. */
  readonly status?: number
  readonly type: string
  readonly text: string
}

/** Answer a request with a text. */
export function sendText(
  response: ServerResponse,
  { status = 200, type, text }: Reply
): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` })
  response.end(text)
}
