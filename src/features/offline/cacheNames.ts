/**
 * Name a site's caches. Several sites can share an origin.
 *
 * @param scope absolute URL of the base, with a trailing slash
 */
export function createCacheNames(scope: string) {
  return {
    /** Files that every visit needs: scripts, styles and the offline page. */
    shell: `shell ${scope}`,
    /** Documents that the reader has opened. */
    pages: `pages ${scope}`,
    /** Hashed files of all builds. */
    chunks: `chunks ${scope}`,
    /** Page tables and the root of the search index. */
    tables: `tables ${scope}`,
    images: `images ${scope}`,
    /** The offline copy that the reader has saved. */
    saved: `saved ${scope}`
  }
}
