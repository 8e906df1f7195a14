/** `navigator.connection`, in browsers that have it. */
export interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

/** Not in every browser, so not in TypeScript's library either. */
export function readConnection(): Connection | undefined {
  return 'connection' in navigator
    ? (navigator.connection as Connection)
    : undefined
}
