import type { OutputFile } from '../../core/model/paths.ts'

/** The pages that readers can save, and the search. */
export interface OfflineManifest {
  /** Number of pages. */
  readonly pages: number
  /** Download size in bytes: Brotli-compressed where the server compresses. */
  readonly size: number
  /** Changes when any file changes. */
  readonly revision: string
  /**
   * Everything the pages need besides the shell, relative to the base: chunks,
   * sidebars, page manifests, images and the search index.
   */
  readonly files: readonly string[]
}

/**
 * What readers can save. It grows with the site, so it's fetched on demand. It's
 * saved after all other files, so if it's there, they are, too.
 */
export const OFFLINE_MANIFEST_FILE = 'offline.json' as OutputFile // relative

/**
 * Name a site's caches. Several sites can share an origin.
 *
 * @param scope absolute URL of the base, with a trailing slash
 */
export function nameCaches(scope: string) {
  return {
    /** Files that every visit needs: scripts, styles and the offline page. */
    shell: `shell ${scope}`,
    /** Documents that the reader has opened. */
    pages: `pages ${scope}`,
    /** Hashed files of all builds. */
    chunks: `chunks ${scope}`,
    /** Page manifests and the root of the search index. */
    manifests: `tables ${scope}`,
    images: `images ${scope}`,
    /** The pages that the reader has saved. */
    saved: `saved ${scope}`
  }
}

/** Whether a file has a content hash in its name and is therefore immutable. */
export function isHashedFile(file: string): boolean {
  return file.startsWith('assets/')
}

/** Whether the server has removed a file. */
export function isGone({ status }: Response): boolean {
  return status === 404 || status === 410
}

/**
 * Whether a response is a document. Some hosts and captive portals answer every
 * request with one.
 */
export function isHtml({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') === true
}
