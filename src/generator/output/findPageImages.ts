const tag = /<(?:img|source|video|audio|link)\s[^>]*>/g
const attribute = /\s(src|srcset|poster|href)="([^"]*)"/g

/**
 * Find the site's own images, audio and video on a page, and its icon. The HTML
 * is our own, so a regular expression is safe.
 *
 * @param baseUrl with leading and trailing slash
 * @returns files relative to the base, named as on disk
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

/** Empty if the address leaves the site or can't be decoded. */
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
