const tag = /<(?:img|source|video|audio|link)\s[^>]*>/g
const attribute = /\s(src|srcset|poster|href)="([^"]*)"/g

/**
 * Find the images, sounds and films of the site that a page shows, and its
 * icon. The HTML is our own, so a pattern reads it safely.
 *
 * @param baseUrl with leading and trailing slash
 * @returns files relative to the base, as they are named on disk
 */
export function findPageImages(
  html: string,
  baseUrl: string
): readonly string[] {
  const addresses = [...html.matchAll(tag)].flatMap(([element]) =>
    element.startsWith('<link') && !element.includes(' rel="icon"')
      ? []
      : readAddresses(element)
  )
  const files = addresses.flatMap(address => createFile(address, baseUrl))
  return [...new Set(files)]
}

function readAddresses(element: string): readonly string[] {
  return [...element.matchAll(attribute)].flatMap(([, name, value = '']) =>
    name === 'srcset'
      ? value
          .split(',')
          .map(candidate => candidate.trim().split(/\s+/)[0] ?? '')
      : value
  )
}

/** None for an address that leaves the site or cannot be decoded. */
function createFile(address: string, baseUrl: string): readonly string[] {
  const [path = ''] = address.replaceAll('&amp;', '&').split(/[?#]/)
  if (!path.startsWith(baseUrl) || path.startsWith('//')) return []
  try {
    const file = decodeURI(path.slice(baseUrl.length))
    return file === '' ? [] : [file]
  } catch {
    return []
  }
}
