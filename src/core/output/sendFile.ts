import type { IncomingMessage, ServerResponse } from 'node:http'
import send from 'send'
import { REVALIDATE } from './deliveryHeaders.ts'
import { findMediaType } from './mediaTypes.ts'

/** A request and its response. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

interface SendError {
  readonly status: number
  /** The error code of the file system, such as `ENOENT`. */
  readonly code?: string
}

/**
 * Send a file, or the part that the client asks for. If the client disconnects or
 * the file can't be read, the response ends early.
 *
 * @param file absolute
 * @param status with any status except 200, the whole file is sent
 * @returns false if there is no such file, without sending anything
 */
export function sendFile(
  { request, response }: Exchange,
  file: string,
  status = 200
): Promise<boolean> {
  return new Promise(resolve => {
    response.once('close', () => resolve(true))
    response.statusCode = status
    send(request, encodeURIComponent(file), {
      acceptRanges: status === 200,
      cacheControl: false,
      dotfiles: 'allow',
      index: false,
      lastModified: false
    })
      .on('headers', () =>
        response.setHeader('Content-Type', findMediaType(file))
      )
      .on('directory', () => resolve(false))
      .on('error', (error: SendError) => {
        if (error.status === 404) resolve(false)
        else if (response.headersSent) response.destroy()
        else {
          const headers = { 'Cache-Control': REVALIDATE }
          const isRefused = error.code === 'EACCES' || error.code === 'EPERM'
          response.writeHead(isRefused ? 403 : error.status, headers).end()
        }
      })
      .pipe(response)
  })
}
