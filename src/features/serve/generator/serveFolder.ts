import { statSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import path from 'node:path'
import {
  printDocumentPolicy,
  REVALIDATE,
  securityHeaders
} from '../../../core/output/deliveryHeaders.ts'
import { prefersMarkdown } from '../../../core/output/prefersMarkdown.ts'
import { sendFile } from '../../../core/output/sendFile.ts'
import { readDocumentPolicy } from '../../../core/output/staticDocuments.ts'
import {
  createHttpServer,
  listen,
  type RequestHandler
} from '../../../core/platform/listen.ts'
import { resolveRequest } from './resolveRequest.ts'

/** What to serve, and on which port. */
interface ServeOptions {
  /** The build's output. */
  readonly folder: string
  readonly port: number
  /** By default, only this computer can connect. */
  readonly host?: string | undefined
  /** With leading and trailing slashes; `/` by default. */
  readonly baseUrl?: string
  /** Old and new paths, both with the base. */
  readonly redirects?: readonly { readonly from: string; readonly to: string }[]
}

/**
 * Serve a built site with the addresses, redirects and policy of nginx.conf.
 *
 * @throws DiagnosticError if the port can't be used
 */
export async function serveFolder(options: ServeOptions): Promise<Server> {
  const { port, host, baseUrl = '/' } = options
  const server = createHttpServer(createHandler(options))
  const origin = await listen(server, { port, host, command: 'npm start' })
  console.log(`Serving on ${origin}${baseUrl}`)
  return server
}

function createHandler(options: ServeOptions): RequestHandler {
  const { folder, redirects = [] } = options
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': printDocumentPolicy(''),
    'Cache-Control': REVALIDATE
  }
  const site = {
    hasFile: (file: string) => isFile(path.join(folder, file)),
    redirects: new Map(
      redirects.map(({ from, to }) => [
        from.replace(/\/$/, '').toLowerCase(),
        to
      ])
    )
  }
  return async (request, response) => {
    response.setHeaders(new Map(Object.entries(headers)))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const send = async (file: string, status?: number) => {
      const policy = await readDocumentPolicy(file)
      if (policy) response.setHeader('Content-Security-Policy', policy)
      if (/\.(?:html|md)$/.test(file)) response.setHeader('Vary', 'Accept')
      if (file.endsWith('.md')) response.setHeader('X-Robots-Tag', 'noindex')
      return sendFile({ request, response }, file, status)
    }
    const isMarkdown = prefersMarkdown(request.headers.accept)
    const answer = resolveRequest(request.url ?? '/', site, isMarkdown)
    switch (answer.kind) {
      case 'file':
        if (await send(path.join(folder, answer.file))) return
        return sendText(response, 404, 'Not found\n') // removed meanwhile
      case 'redirect':
        response.writeHead(301, { Location: answer.location }).end()
        return
      case 'missing': {
        const page = answer.file && path.join(folder, answer.file)
        if (page && (await send(page, 404))) return
        return sendText(response, 404, 'Not found\n')
      }
      case 'malformed':
        return sendText(response, 400, 'The path is malformed.\n')
    }
  }
}

/** Whether there's a file; its path may be anything that a client sends. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false // also if a name is too long, or a folder can't be read
  }
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(text)
}
