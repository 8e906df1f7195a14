import { createReadStream } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import {
  listBases,
  resolveRequest,
  type ServedFiles
} from './resolveRequest.ts'

/**
 * Create what answers each request with a file of the folder, compressed where
 * the browser takes it, or with a redirect.
 *
 * @param folder is read once, now
 */
export function createAnswerer(
  folder: string,
  served: ServedFiles
): RequestListener {
  const sendFile = createFileSender(folder, listBases(served))
  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const answer = resolveRequest(request.url ?? '/', served)
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

/** @param bases of every locale, with leading and trailing slash */
function createFileSender(folder: string, bases: readonly string[]) {
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      const isHashed = bases.some(base => pathname.startsWith(`${base}assets/`))
      response.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
      )
    }
  })
}

function encodeFile(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`
}

function sendRedirect(response: ServerResponse, location: string): void {
  const headers = { Location: location, 'Cache-Control': 'no-cache' }
  response.writeHead(301, headers).end()
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
