/** Types by file extension, as in nginx.conf. */
const TYPES = new Map(
  Object.entries({
    avif: 'image/avif',
    css: 'text/css',
    gif: 'image/gif',
    html: 'text/html',
    ico: 'image/x-icon',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    js: 'text/javascript',
    json: 'application/json',
    map: 'application/json',
    md: 'text/markdown',
    mjs: 'text/javascript',
    mp4: 'video/mp4',
    pdf: 'application/pdf',
    png: 'image/png',
    svg: 'image/svg+xml',
    txt: 'text/plain',
    wasm: 'application/wasm',
    webm: 'video/webm',
    webmanifest: 'application/manifest+json',
    webp: 'image/webp',
    woff: 'font/woff',
    woff2: 'font/woff2',
    xml: 'application/xml',
    zip: 'application/zip'
  })
)

/** Types by file name, for ambiguous extensions. */
const FEEDS = new Map(
  Object.entries({
    'rss.xml': 'application/rss+xml',
    'atom.xml': 'application/atom+xml',
    'feed.json': 'application/feed+json'
  })
)

/**
 * Find the value of Content-Type, with the encoding for text.
 *
 * @param file path with forward slashes
 */
export function findContentType(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const type =
    FEEDS.get(name) ?? TYPES.get(ending) ?? 'application/octet-stream'
  return /^text\/|\b(?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type
}
