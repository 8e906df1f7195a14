import { readFileSync } from 'node:fs'

/**
 * Read the addresses of all pages that this site has published, sorted. Folders
 * of the docs redirect to their first page, unless they have one of their own,
 * whose address ends with a slash.
 */
export function readPublished(): readonly string[] {
  const lines = readFileSync('content/urls.lock', 'utf8').trim().split('\n')
  const addresses = lines
    .filter(line => line.startsWith('/'))
    .map(line => line.split(' ')[0] ?? '')
  const isFolder = (address: string) =>
    address.startsWith('/docs') &&
    addresses.some(other => other.startsWith(`${address}/`))
  return addresses.filter(address => !isFolder(address)).sort()
}
