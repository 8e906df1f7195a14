import { readFileSync } from 'node:fs'

/** Leads to the first page of the docs. */
const redirect = '/docs'

/** Read the addresses of all pages that this site has published, sorted. */
export function readPublished(): readonly string[] {
  const lines = readFileSync('content/urls.lock', 'utf8').trim().split('\n')
  return lines
    .filter(line => line.startsWith('/'))
    .map(line => line.split(' ')[0] ?? '')
    .filter(address => address !== redirect)
    .sort()
}
