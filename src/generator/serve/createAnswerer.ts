import { createReadStream } from 'node:fs'
import type {
  IncomingHttpHeaders,
  RequestListener,
  ServerResponse
} from 'node:http'
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
        if (!hasPlainRange(request.headers)) delete request.headers.range
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

/**
 * Tell whether a request wants one part of a file, counted from its start.
 * `sirv` answers others with wrong bytes; all of them may get the whole file.
 */
function hasPlainRange(headers: IncomingHttpHeaders): boolean {
  return (
    headers['if-range'] === undefined &&
    /^bytes=\d+-\d*$/.test(headers.range ?? '')
  )
}

/** Text types, with their encoding, and those that `sirv` doesn't know. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\/rss\.xml$/, 'application/rss+xml; charset=utf-8'],
  [/\/atom\.xml$/, 'application/atom+xml; charset=utf-8'],
  [/\/feed\.json$/, 'application/feed+json; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.html$/, 'text/html; charset=utf-8'],
  [/\.ico$/, 'image/x-icon'],
  [/\.m?js$/, 'text/javascript; charset=utf-8'],
  [/\.json$/, 'application/json; charset=utf-8'],
  [/\.md$/, 'text/markdown; charset=utf-8'],
  [/\.svg$/, 'image/svg+xml; charset=utf-8'],
  [/\.txt$/, 'text/plain; charset=utf-8'],
  [/\.webmanifest$/, 'application/manifest+json; charset=utf-8'],
  [/\.xml$/, 'application/xml; charset=utf-8']
]

/** What a file's ending says, the same as in nginx.conf. */
function listTypeHeaders(
  pathname: string
): readonly (readonly [string, string])[] {
  const [, type] = TYPES.find(([ending]) => ending.test(pathname)) ?? []
  return [
    ...(type === undefined ? [] : [['Content-Type', type] as const]),
    ...(/\.(?:html|md)$/.test(pathname)
      ? [['Vary', 'Accept-Encoding, Accept'] as const]
      : []),
    ...(pathname.endsWith('.md') ? [['X-Robots-Tag', 'noindex'] as const] : [])
  ]
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
  // A build may just have replaced the folder.
  createReadStream(path.join(folder, file))
    .on('error', () => response.end())
    .pipe(response)
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string
): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(text)
}
