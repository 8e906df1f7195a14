import {
  decodePathname,
  splitLink,
  stripBaseUrl
} from '../../../core/model/paths.ts'

/**
 * List the site's own files among the addresses of images, videos and audio.
 * Skip addresses that can't be decoded.
 *
 * @param baseUrl with leading and trailing slash
 * @returns files relative to the base, named as on disk
 */
export function listMediaFiles(
  urls: Iterable<string>,
  baseUrl: string
): readonly string[] {
  const files = [...urls].flatMap(url => {
    const path = stripBaseUrl(baseUrl, splitLink(url).path) ?? '/'
    const file = path.startsWith('//') ? '' : decodePathname(path)?.slice(1)
    return file || []
  })
  return [...new Set(files)]
}
