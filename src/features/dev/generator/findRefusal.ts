import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/**
 * Find a reason to refuse a request, because drafts are confidential. Pages of
 * other sites in the author's browser can
 * - connect to this computer under their own host name (DNS rebinding), so only
 *   `localhost`, IP addresses and the given host are allowed
 * - embed scripts, images or frames, so other sites may only link here
 *
 * @param host that the server was told to listen on
 * @returns undefined for an allowed request
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
  const isNavigation =
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  return isOwn || isNavigation
    ? undefined
    : 'Pages on other origins may link to this site, but not load its files.'
}

/** Read the name or IP address in a Host header. */
function readHostName(header: string): string {
  const [, ip, name] =
    /^(?:\[([\da-f:.]+)\]|([^:@/[\]]+))(?::\d*)?$/i.exec(header) ?? []
  return (ip ?? name ?? '').toLowerCase()
}

function isOwnName(name: string, host: string | undefined): boolean {
  return (
    isIP(name) > 0 ||
    /^(?:.+\.)?localhost$/.test(name) ||
    name === host?.toLowerCase()
  )
}
