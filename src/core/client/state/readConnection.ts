/** `navigator.connection`, in browsers that have it. */
export interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

/** Typed here because TypeScript's DOM library lacks this non-standard API. */
export function readConnection(): Connection | undefined {
  return 'connection' in navigator
    ? (navigator.connection as Connection)
    : undefined
}
