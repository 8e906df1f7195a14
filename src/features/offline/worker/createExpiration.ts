import type { WorkboxPlugin } from 'workbox-core/types.js'
import {
  ExpirationPlugin,
  type ExpirationPluginOptions
} from 'workbox-expiration'

/** Maximum number of stored hashed files and images; the oldest are evicted. */
export const MOST_CHUNKS = 1000
export const MOST_IMAGES = 200

/**
 * Create the plugin that limits a cache: it evicts the least recently used
 * entries, and everything when the device runs out of space.
 */
export function createExpiration(
  limits: Pick<ExpirationPluginOptions, 'maxEntries' | 'maxAgeSeconds'>
): WorkboxPlugin {
  const plugin = new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })
  // It types its methods as possibly undefined, while plugins have them
  // optional: the same to Workbox, but not under exactOptionalPropertyTypes.
  return plugin as WorkboxPlugin
}
