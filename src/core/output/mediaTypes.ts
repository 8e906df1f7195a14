import path from 'node:path'

/**
 * Media types of texts, which are all in UTF-8, by their file extensions.
 * `nginx.conf` has the same list.
 */
export const textTypes: Readonly<Record<string, string>> = {
  'text/html': 'html htm',
  'application/xhtml+xml': 'xhtml',
  'text/css': 'css',
  'text/javascript': 'js mjs cjs',
  'text/plain':
    'txt text log conf cfg ini properties env diff patch asc sh bash zsh ps1 bat py rb pl lua r go rs java kt swift c h cc cpp hpp cs php ts tsx jsx mdx sql proto graphql jsonc json5 tex',
  'text/markdown': 'md markdown',
  'text/csv': 'csv',
  'text/tab-separated-values': 'tsv',
  'text/vtt': 'vtt',
  'text/calendar': 'ics',
  'text/vcard': 'vcf',
  'application/x-subrip': 'srt',
  'application/yaml': 'yaml yml',
  'application/toml': 'toml',
  'application/json': 'json map',
  'application/ld+json': 'jsonld',
  'application/geo+json': 'geojson',
  'application/x-ndjson': 'ndjson jsonl',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml xsd xsl xslt',
  'application/rss+xml': 'rss',
  'application/atom+xml': 'atom',
  'image/svg+xml': 'svg'
}

/** Media types of other files by their file extensions, as in `nginx.conf`. */
export const binaryTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/wasm': 'wasm',
  'application/zip': 'zip',
  'application/gzip': 'gz tgz',
  'application/x-7z-compressed': '7z',
  'application/x-bzip2': 'bz2',
  'application/x-xz': 'xz',
  'application/zstd': 'zst',
  'application/x-tar': 'tar',
  'application/vnd.rar': 'rar',
  'application/java-archive': 'jar',
  'application/epub+zip': 'epub',
  'application/rtf': 'rtf',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'image/apng': 'apng',
  'image/avif': 'avif',
  'image/bmp': 'bmp',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/jpeg': 'jpg jpeg',
  'image/jxl': 'jxl',
  'image/png': 'png',
  'image/tiff': 'tif tiff',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'font/collection': 'ttc',
  'font/otf': 'otf',
  'font/ttf': 'ttf',
  'font/woff': 'woff',
  'font/woff2': 'woff2',
  'audio/aac': 'aac',
  'audio/flac': 'flac',
  'audio/midi': 'mid midi',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg oga opus',
  'audio/wav': 'wav',
  'audio/webm': 'weba',
  'video/matroska': 'mkv',
  'video/mp4': 'mp4 m4v',
  'video/ogg': 'ogv',
  'video/quicktime': 'mov',
  'video/webm': 'webm'
}

const byExtension = new Map([
  ...listTypes(textTypes).map(
    ([extension, type]) => [extension, `${type}; charset=utf-8`] as const
  ),
  ...listTypes(binaryTypes)
])

/** Feeds, which have the file extension of other XML. */
const byName = new Map([
  ['rss.xml', 'application/rss+xml; charset=utf-8'],
  ['atom.xml', 'application/atom+xml; charset=utf-8']
])

/** Find the value of the header Content-Type for a file, as nginx sends it. */
export function findMediaType(file: string): string {
  return (
    byName.get(path.basename(file)) ??
    byExtension.get(path.extname(file).slice(1).toLowerCase()) ??
    'application/octet-stream'
  )
}

function listTypes(types: Readonly<Record<string, string>>) {
  return Object.entries(types).flatMap(([type, extensions]) =>
    extensions.split(' ').map(extension => [extension, type] as const)
  )
}
