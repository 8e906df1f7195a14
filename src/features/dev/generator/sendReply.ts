import type { ServerResponse } from 'node:http'
import { createInlinePolicy } from '../../../core/build/output/deliveryHeaders.ts'
import { listInlineCode } from '../../../core/build/prerender/htmlDocument.ts'

/** A response created in memory. */
export interface Reply {
  /** 200 by default. */
  readonly status?: number
  readonly type: string
  readonly text: string
}

/** Answer a request with text. */
export function sendReply(
  response: ServerResponse,
  { status = 200, type, text }: Reply
): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` })
  response.end(text)
}

/**
 * Answer a request with a document, and allow its inline scripts and styles.
 */
export function sendDocument(
  response: ServerResponse,
  status: number,
  text: string
): void {
  const policy = createInlinePolicy(listInlineCode(text))
  response.setHeader('content-security-policy', policy)
  sendReply(response, { status, type: 'text/html', text })
}
