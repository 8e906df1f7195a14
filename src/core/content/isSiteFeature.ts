import type { LoadedFeature } from '../feature.ts'

/** Whether a feature is one that `site.ts` adds, and not a built-in one. */
export function isSiteFeature({
  module
}: Pick<LoadedFeature, 'module'>): boolean {
  return module !== undefined
}
