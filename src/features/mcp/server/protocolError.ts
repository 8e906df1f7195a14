/** Codes of JSON-RPC, and those that the protocol adds. */
export const codes = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
  /** Until 2025-11-25; since then it's one of `params`. */
  resource: -32002,
  version: -32022
} as const

/** An error that answers a request. */
export class ProtocolError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}
