import type { WorkboxPlugin } from 'workbox-core/types.js'
import {
  ExpirationPlugin,
  type ExpirationPluginOptions
} from 'workbox-expiration'

/**
 * Create the plugin that keeps a cache small: what was not asked for longest
 * goes first, and everything goes when the device has no room left.
 */
export function createExpiration(
  limits: Pick<ExpirationPluginOptions, 'maxEntries' | 'maxAgeSeconds'>
): WorkboxPlugin {
  const plugin = new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })
  // It declares methods as possibly undefined, where the type of plugins has
  // them optional: the same to Workbox, not to exactOptionalPropertyTypes.
  return plugin as WorkboxPlugin
}
