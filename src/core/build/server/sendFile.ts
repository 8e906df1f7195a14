import { type FileHandle, open } from 'node:fs/promises'
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse
} from 'node:http'
import { pipeline } from 'node:stream/promises'
import { REVALIDATE } from '../output/deliveryHeaders.ts'
import { acceptsEncoding } from './acceptsEncoding.ts'
import { findContentType } from './findContentType.ts'
import { type ByteRange, readRange } from './readRange.ts'

/** A request and its response. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** An open file; the function that opens it closes it. */
interface OpenFile {
  readonly handle: FileHandle
  readonly size: number
  readonly headers: OutgoingHttpHeaders & { readonly ETag: string }
}

/** Encodings and extensions of compressed twins, smallest first. */
const TWINS = [
  ['br', '.br'],
  ['gzip', '.gz']
] as const

/**
 * Send a file, or its compressed twin if the client accepts it. If the client
 * disconnects or the file can't be read, the response ends early.
 *
 * @param file absolute
 * @param status with any status except 200, the whole file is sent
 * @returns false if there is no such file, without sending anything
 */
export async function sendFile(
  { request, response }: Exchange,
  file: string,
  status = 200
): Promise<boolean> {
  const opened = await openTwin(file, request.headers['accept-encoding'] ?? '')
  if (opened === undefined) return false
  try {
    const conditions = status === 200 ? request.headers : {}
    const { part, ...head } = planResponse(conditions, opened)
    response.writeHead(head.status ?? status, head.headers)
    if (part === undefined || request.method === 'HEAD') response.end()
    else await pipeline(opened.handle.createReadStream(part), response)
  } catch {
    response.destroy()
  } finally {
    await opened.handle.close()
  }
  return true
}

async function openTwin(
  file: string,
  accepted: string
): Promise<OpenFile | undefined> {
  const type = { 'Content-Type': findContentType(file) }
  for (const [encoding, ending] of TWINS) {
    if (!acceptsEncoding(accepted, encoding)) continue
    const headers = { ...type, 'Content-Encoding': encoding }
    const twin = await openFile(file + ending, headers)
    if (twin) return twin
  }
  return openFile(file, type)
}

async function openFile(
  file: string,
  headers: OutgoingHttpHeaders
): Promise<OpenFile | undefined> {
  const handle = await open(file).catch(() => undefined)
  const stats = await handle?.stat()
  if (!handle || !stats?.isFile()) {
    await handle?.close()
    return undefined
  }
  const { size, mtimeMs } = stats
  const ETag = `W/"${size}-${Math.trunc(mtimeMs)}"`
  return { handle, size, headers: { ...headers, ETag } }
}

/** Decide whether to send a whole file, a part of it, or nothing. */
function planResponse(
  conditions: IncomingHttpHeaders,
  { size, headers }: OpenFile
): {
  readonly status?: number
  readonly headers: OutgoingHttpHeaders
  /** Undefined if there is nothing to send. */
  readonly part?: ByteRange
} {
  const { ETag } = headers
  if (conditions['if-none-match']?.includes(ETag)) {
    return { status: 304, headers: { ETag } }
  }
  const range = readRange(conditions, size)
  if (range === 'unsatisfiable') {
    const refusal = { 'Cache-Control': REVALIDATE }
    const length = { 'Content-Range': `bytes */${size}` }
    return { status: 416, headers: { ...refusal, ...length } }
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const length = { ...headers, 'Content-Length': end + 1 - start }
  const sent = { ...length, 'Accept-Ranges': 'bytes' }
  if (size === 0) return { headers: sent }
  if (range === undefined) return { headers: sent, part: { start, end } }
  const position = { 'Content-Range': `bytes ${start}-${end}/${size}` }
  return { status: 206, headers: { ...sent, ...position }, part: range }
}
