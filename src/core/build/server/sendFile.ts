import type { IncomingMessage, ServerResponse } from 'node:http'
import send from 'send'
import { REVALIDATE } from '../output/deliveryHeaders.ts'

/** A request and its response. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
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
      .on('directory', () => resolve(false))
      .on('error', (error: { readonly status: number }) => {
        if (error.status === 404) resolve(false)
        else if (response.headersSent) response.destroy()
        else {
          const headers = { 'Cache-Control': REVALIDATE }
          response.writeHead(error.status, headers).end()
        }
      })
      .pipe(response)
  })
}
