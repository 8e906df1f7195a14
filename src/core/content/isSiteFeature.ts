import type { LoadedFeature } from '../feature.ts'

/** Whether a feature is the site's own, and not a built-in one. */
export function isSiteFeature({
  module
}: Pick<LoadedFeature, 'module'>): boolean {
  return module !== undefined
}
