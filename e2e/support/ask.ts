import { type RawResponse, sendRequest } from './sendRequest.ts'
import { findSite, type SharedSite } from './sites.ts'

/** Ask a site's nginx for an address, without following redirects. */
export async function ask(
  site: SharedSite,
  path: string
): Promise<RawResponse> {
  return sendRequest(findSite(site).origin, { path })
}
