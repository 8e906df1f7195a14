import path from 'node:path'
import {
  DRAWING_POLICY,
  IMMUTABLE,
  REVALIDATE,
  securityHeaders
} from '../../../core/build/output/deliveryHeaders.ts'
import type { RequestHandler } from '../../../core/build/server/listen.ts'
import { type Exchange, sendFile } from '../../../core/build/server/sendFile.ts'
import {
  listBases,
  resolveRequest,
  type ServedFiles
} from './resolveRequest.ts'
import { wantsMarkdown } from './wantsMarkdown.ts'

/**
 * Create a function that answers requests with a file from the folder, or with a
 * redirect.
 */
export function createRequestHandler(
  folder: string,
  served: ServedFiles & {
    /** Content security policy: which scripts and styles run. */
    readonly policy: string
  }
): RequestHandler {
  const bases = listBases(served)
  return async (request, response) => {
    const exchange = { request, response }
    setHeaders(exchange, {
      ...securityHeaders,
      'Content-Security-Policy': served.policy,
      'Cache-Control': REVALIDATE
    })
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const extension = wantsMarkdown(request.headers.accept ?? '')
      ? '.md'
      : '.html'
    const answer = resolveRequest(request.url ?? '/', served, extension)
    switch (answer.kind) {
      case 'file': {
        const { file } = answer
        setHeaders(exchange, listFileHeaders(`/${file}`, bases))
        if (await sendFile(exchange, path.join(folder, file))) return
        // Another build replaced the folder.
        setHeaders(exchange, { 'Cache-Control': REVALIDATE })
        return sendText(exchange, 404, 'Not found\n')
      }
      case 'redirect':
        response.writeHead(301, { Location: answer.location }).end()
        return
      case 'missing': {
        const page = answer.file && path.join(folder, answer.file)
        if (page && (await sendFile(exchange, page, 404))) return
        return sendText(exchange, 404, 'Not found\n')
      }
      case 'malformed':
        return sendText(exchange, 400, 'The path is malformed.\n')
    }
  }
}

function setHeaders(
  { response }: Exchange,
  headers: Readonly<Record<string, string>>
): void {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value)
  }
}

/** @param bases of all locales, with leading and trailing slashes */
function listFileHeaders(
  pathname: string,
  bases: readonly string[]
): Readonly<Record<string, string>> {
  const isHashed = bases.some(base => pathname.startsWith(`${base}assets/`))
  return {
    ...(/\.(?:html|md)$/.test(pathname) && { Vary: 'Accept' }),
    ...(isHashed && { 'Cache-Control': IMMUTABLE }),
    ...(/\.svg$/i.test(pathname) && {
      'Content-Security-Policy': DRAWING_POLICY
    }),
    ...(pathname.endsWith('.md') && { 'X-Robots-Tag': 'noindex' })
  }
}

function sendText({ response }: Exchange, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(text)
}
