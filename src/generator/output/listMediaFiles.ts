/**
 * List the site's own files among the addresses of images, films and sounds.
 *
 * @param baseUrl with leading and trailing slash
 * @returns files relative to the base, named as on disk
 */
export function listMediaFiles(
  addresses: Iterable<string>,
  baseUrl: string
): readonly string[] {
  const files = [...addresses].flatMap(address => createFile(address, baseUrl))
  return [...new Set(files)]
}

/** Empty if the address leaves the site or can't be decoded. */
function createFile(address: string, baseUrl: string): readonly string[] {
  const [path = ''] = address.split(/[?#]/)
  if (!path.startsWith(baseUrl) || path.startsWith('//')) return []
  try {
    const file = decodeURI(path.slice(baseUrl.length))
    return file === '' ? [] : [file]
  } catch {
    return []
  }
}
