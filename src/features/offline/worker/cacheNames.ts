/** Names of the caches of one site; several may share an origin. */
export interface CacheNames {
  /** Scripts, styles and pages that every visit needs. */
  readonly shell: string
  /** Documents that the reader has opened. */
  readonly pages: string
  /** Hashed files, of any build. */
  readonly chunks: string
  /** Page tables and the search index. */
  readonly tables: string
  readonly images: string
  /** The reader's saved copy. */
  readonly saved: string
}

/**
 * Name the caches of the site at a scope.
 *
 * @param scope absolute URL of the base, with trailing slash
 */
export function createCacheNames(scope: string): CacheNames {
  return {
    shell: `shell ${scope}`,
    pages: `pages ${scope}`,
    chunks: `chunks ${scope}`,
    tables: `tables ${scope}`,
    images: `images ${scope}`,
    saved: `saved ${scope}`
  }
}

/** Tell whether a cache belongs to the site at a scope. */
export function isCacheOf(scope: string, name: string): boolean {
  return Object.values(createCacheNames(scope)).includes(name)
}
