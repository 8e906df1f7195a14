import type { ServerResponse } from 'node:http'
import { createStaticChunk } from '../../../core/build/bundle/createStaticPages.ts'
import type { PreparedBundle } from '../../../core/build/bundle/prepareBundle.ts'
import type { Exchange } from '../../../core/build/server/sendFile.ts'
import {
  createHref,
  createPathnameKey,
  encodeLocation,
  isExternalLink,
  stripBaseUrl
} from '../../../core/model/paths.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import type { AskedPages } from './createAskedPages.ts'
import type { DevBundler } from './createDevBundler.ts'
import { createDevDocument } from './createDevDocument.ts'
import type { DevEvents } from './createDevEvents.ts'
import type { DevFiles } from './createDevFiles.ts'
import type { SoundDevSite } from './readDevSite.ts'
import { sendDocument, sendReply } from './sendReply.ts'

/** A site as it is shown at the moment. */
export interface DevState {
  readonly read: SoundDevSite
  readonly files: DevFiles
  readonly input: PreparedBundle
}

/** The services that answer requests. */
export interface DevServices {
  readonly getState: () => DevState
  readonly earlyScript: string
  readonly bundler: DevBundler
  readonly pages: AskedPages
  readonly events: DevEvents
}

/** Send the script or the styles of a page, which is compiled for that. */
export async function sendPageFile(
  file: { readonly planned: PlannedRoute; readonly type: string },
  { pages, bundler }: Pick<DevServices, 'pages' | 'bundler'>,
  exchange: Exchange
): Promise<void> {
  const { planned, type } = file
  const { response } = exchange
  const page = await pages.find(planned)
  if (page.text !== undefined && !bundler.has(planned)) {
    const { text } = createStaticChunk(page.text)
    return sendReply(response, { type, text: type === 'text/css' ? '' : text })
  }
  await bundler.show(planned)
  if (await bundler.answer(exchange)) return
  // The page has no styles of its own.
  sendReply(response, { type, text: '' })
}

/**
 * Send the document of a page, or lead to where a redirect leads.
 *
 * @throws Error when the site lacks a not-found page
 */
export function sendPage(
  pathname: string,
  response: ServerResponse,
  { getState, earlyScript, events }: DevServices
): void {
  const { read, files } = getState()
  const target = findRedirect(pathname, read)
  if (target !== undefined) {
    response.writeHead(302, { location: encodeLocation(target) }).end()
    return
  }
  const { baseUrl } = read.site.client
  const found = files.findPage(stripBaseUrl(baseUrl, pathname) ?? '')
  const planned = found ?? files.findPage('/404')
  if (planned === undefined) throw new Error('Every site has a page /404.')
  const text = createDevDocument(planned, {
    site: read.site,
    earlyScript,
    server: events.identifyServer(),
    edition: events.countEditions()
  })
  sendDocument(response, found ? 200 : 404, text)
}

/** Outside the base, everything leads to the first page. */
function findRedirect(
  pathname: string,
  { site, redirects }: SoundDevSite
): string | undefined {
  const { baseUrl } = site.client
  const path = stripBaseUrl(baseUrl, pathname)
  if (path === undefined) return createHref(baseUrl, '/')
  const key = createPathnameKey(path)
  const to = redirects.find(({ from }) => createPathnameKey(from) === key)?.to
  return to === undefined || isExternalLink(to) ? to : createHref(baseUrl, to)
}
