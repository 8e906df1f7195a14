import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse
} from 'node:http'

/** Handles a request. */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse
) => void | Promise<void>

/** Create a server that reports errors of its handler and keeps running. */
export function createHttpServer(handle: RequestHandler): Server {
  return createServer(async (request, response) => {
    try {
      await handle(request, response)
    } catch (error) {
      console.error(error)
      if (response.headersSent) {
        response.destroy()
        return
      }
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end(error instanceof Error ? error.message : String(error))
    }
  })
}
