import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/**
 * Find out why a request must not see the site, whose drafts are confidential.
 * Pages of other sites in the writer's browser can
 * - connect to this computer under their own host name (DNS rebinding), so only
 *   `localhost`, addresses and the name given are allowed
 * - include scripts, pictures or frames, so only links may come from elsewhere
 *
 * @param host that the server was told to listen on
 * @returns undefined if nothing is wrong with it
 */
export function findRefusal(
  headers: IncomingHttpHeaders,
  host: string | undefined
): string | undefined {
  const name = readHostName(headers.host ?? '')
  if (!isOwnName(name, host)) {
    return `The host name "${name}" is not allowed. To allow it, start the server with --host ${name || 'NAME'}.`
  }
  const site = headers['sec-fetch-site']
  const isOwn = site === undefined || site === 'same-origin' || site === 'none'
  const isOpened =
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  return isOwn || isOpened
    ? undefined
    : 'Pages of other origins may link to this site, but not include its files.'
}

/** Read the name or address in a Host header. */
function readHostName(header: string): string {
  const [, address, name] =
    /^(?:\[([\da-f:.]+)\]|([^:@/[\]]+))(?::\d*)?$/i.exec(header) ?? []
  return (address ?? name ?? '').toLowerCase()
}

function isOwnName(name: string, host: string | undefined): boolean {
  return (
    isIP(name) > 0 ||
    /^(?:.+\.)?localhost$/.test(name) ||
    name === host?.toLowerCase()
  )
}
