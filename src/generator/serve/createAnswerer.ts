import { createReadStream } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import {
  ASKED_AGAIN,
  DRAWING_POLICY,
  KEPT,
  securityHeaders
} from '../output/deliveryHeaders.ts'
import {
  listBases,
  resolveRequest,
  type ServedFiles
} from './resolveRequest.ts'
import { wantsMarkdown } from './wantsMarkdown.ts'

/**
 * Create the function that answers each request with a file of the folder,
 * compressed if the browser accepts that, or with a redirect.
 *
 * @param folder read once, now
 */
export function createAnswerer(
  folder: string,
  served: ServedFiles & {
    /** Content security policy: which scripts and styles run. */
    readonly policy: string
  }
): RequestListener {
  const sendFile = createFileSender(folder, listBases(served))
  return (request, response) => {
    setHeaders(response, served.policy)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const ending = wantsMarkdown(request.headers.accept ?? '') ? '.md' : '.html'
    const answer = resolveRequest(request.url ?? '/', served, ending)
    switch (answer.kind) {
      case 'file':
        request.url = encodeFile(answer.file)
        sendFile(request, response)
        break
      case 'redirect':
        sendRedirect(response, answer.location)
        break
      case 'missing':
        sendMissing(response, folder, answer.file)
        break
      case 'undecodable':
        sendText(response, 400, 'The path is not validly percent-encoded.\n')
        break
    }
  }
}

/** Set the headers of every response; files add their caching headers. */
function setHeaders(response: ServerResponse, policy: string): void {
  for (const [name, value] of Object.entries(securityHeaders)) {
    response.setHeader(name, value)
  }
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('Cache-Control', ASKED_AGAIN)
}

/** @param bases of every locale, with leading and trailing slash */
function createFileSender(folder: string, bases: readonly string[]) {
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      const isHashed = bases.some(base => pathname.startsWith(`${base}assets/`))
      if (isHashed) response.setHeader('Cache-Control', KEPT)
      if (/\.svg$/i.test(pathname)) {
        response.setHeader('Content-Security-Policy', DRAWING_POLICY)
      }
      for (const [name, value] of listTypeHeaders(pathname)) {
        response.setHeader(name, value)
      }
    }
  })
}

/** Content types that can't be derived from the file's ending. */
function listTypeHeaders(
  pathname: string
): readonly (readonly [string, string])[] {
  const vary = ['Vary', 'Accept-Encoding, Accept'] as const
  if (pathname.endsWith('.html')) return [vary]
  if (pathname.endsWith('.md')) {
    return [
      vary,
      ['Content-Type', 'text/markdown; charset=utf-8'],
      ['X-Robots-Tag', 'noindex']
    ]
  }
  return pathname.endsWith('/feed.json')
    ? [['Content-Type', 'application/feed+json; charset=utf-8']]
    : []
}

function encodeFile(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`
}

function sendRedirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location }).end()
}

function sendMissing(
  response: ServerResponse,
  folder: string,
  file: string | undefined
): void {
  if (file === undefined) {
    sendText(response, 404, 'Not found\n')
    return
  }
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
  createReadStream(path.join(folder, file)).pipe(response)
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string
): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(text)
}
