import { sendRequest } from './sendRequest.ts'
import { findSite, type SharedSite } from './sites.ts'

/** Ask the site's nginx for an address, and read the status of its answer. */
export async function readStatus(
  site: SharedSite,
  address: string
): Promise<number> {
  const { status } = await sendRequest(findSite(site).origin, { path: address })
  return status
}
