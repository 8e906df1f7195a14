import type { TransportFunction } from '@toolbox/logger'

/** Collects log entries and sends them together. */
export const toApi: TransportFunction
