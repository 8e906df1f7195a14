import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A raw request, whose path isn't normalized. */
export interface RawRequest {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly sent?: string
}

export interface RawResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Each header's values as sent, one per line. */
  readonly headersDistinct: NodeJS.Dict<string[]>
  readonly body: Buffer
}

/** Send a request without following redirects or decoding the body. */
export async function sendRequest(
  origin: string,
  { method = 'GET', path, headers = {}, sent: content }: RawRequest
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path, headers, agent: false },
      async response => {
        try {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            headersDistinct: response.headersDistinct,
            body: await buffer(response)
          })
        } catch (error) {
          reject(error)
        }
      }
    )
    sent.once('error', reject)
    sent.end(content)
  })
}
