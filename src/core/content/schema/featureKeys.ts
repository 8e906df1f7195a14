/** Optional keys of `site.ts` that features add. */
// biome-ignore lint/suspicious/noEmptyInterface: features add their keys.
export interface SiteKeys {}

/** Front matter keys that features add. */
// biome-ignore lint/suspicious/noEmptyInterface: features add their keys.
export interface FeatureFrontMatter {}
