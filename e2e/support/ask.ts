import { type RawResponse, sendRequest } from './sendRequest.ts'
import { findSite, type SharedSite } from './sites.ts'

/** Request an address from a site's nginx, without following redirects. */
export async function ask(
  site: SharedSite,
  path: string
): Promise<RawResponse> {
  return sendRequest(findSite(site).origin, { path })
}
