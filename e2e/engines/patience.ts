/** Milliseconds that a condition or a command may take on a busy machine. */
export const PATIENCE = 60_000
