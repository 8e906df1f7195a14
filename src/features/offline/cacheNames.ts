/**
 * Name the caches of a site. Several sites may share an origin.
 *
 * @param scope absolute URL of the base, with a trailing slash
 */
export function createCacheNames(scope: string) {
  return {
    /** Scripts, styles and the offline page, which every visit needs. */
    shell: `shell ${scope}`,
    /** Documents that the reader has opened. */
    pages: `pages ${scope}`,
    /** Hashed files of any build. */
    chunks: `chunks ${scope}`,
    /** Page tables and the root of the search index. */
    tables: `tables ${scope}`,
    images: `images ${scope}`,
    /** The offline copy that the reader has saved. */
    saved: `saved ${scope}`
  }
}
