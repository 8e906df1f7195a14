import type { ServerResponse } from 'node:http'

/** A response created in memory. */
export interface Reply {
  /** 200 by default. */
  readonly status?: number
  readonly type: string
  readonly text: string
}

/** Answer a request with text. */
export function sendText(
  response: ServerResponse,
  { status = 200, type, text }: Reply
): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` })
  response.end(text)
}
