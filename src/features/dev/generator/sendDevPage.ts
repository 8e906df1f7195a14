import type { ServerResponse } from 'node:http'
import {
  encodeLocation,
  isExternalLink,
  stripBaseUrl,
  toHref,
  toPathnameKey
} from '../../../core/model/paths.ts'
import { printDocumentPolicy } from '../../../core/output/deliveryHeaders.ts'
import type { Exchange } from '../../../core/output/sendFile.ts'
import type { SiteCompiler } from '../../../core/pages/createSiteCompiler.ts'
import { printTextChunk } from '../../../core/pages/textChunk.ts'
import type { Cache } from '../../../core/platform/cache/createCache.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import type { DevBundler } from './createDevBundler.ts'
import type { DevEvents } from './createDevEvents.ts'
import type { RequestedPages } from './createRequestedPages.ts'
import type { DevFiles } from './planDevFiles.ts'
import type { ValidDevSite } from './readDevSite.ts'
import { renderDevDocument } from './renderDevDocument.ts'

/** The site's current state. */
export interface DevState {
  readonly devSite: ValidDevSite
  readonly files: DevFiles
  readonly compiler: SiteCompiler
  readonly cache: Cache
}

/** The services behind the responder. */
export interface DevServices {
  readonly getState: () => DevState
  readonly earlyScript: string
  readonly bundler: DevBundler
  readonly pages: RequestedPages
  readonly events: DevEvents
}

/** Send a page's script or styles, compiling the page if necessary. */
export async function sendPageFile(
  file: { readonly planned: PlannedRoute; readonly type: string },
  { pages, bundler }: Pick<DevServices, 'pages' | 'bundler'>,
  exchange: Exchange
): Promise<void> {
  const { planned, type } = file
  const { response } = exchange
  const page = await pages.getOrCompile(planned)
  if (page.text !== undefined && !bundler.has(planned)) {
    const { text } = printTextChunk(page.text)
    return sendReply(response, { type, text: type === 'text/css' ? '' : text })
  }
  await bundler.addPage(page.planned)
  if (await bundler.answer(exchange)) return
  // The page has no styles.
  sendReply(response, { type, text: '' })
}

/**
 * Send a page's document, or a redirect.
 *
 * @throws Error if the site lacks a not-found page
 */
export function sendPage(
  pathname: string,
  response: ServerResponse,
  { getState, earlyScript, events }: DevServices
): void {
  const { devSite, files } = getState()
  const target = findRedirect(pathname, devSite)
  if (target !== undefined) {
    response.writeHead(302, { location: encodeLocation(target) }).end()
    return
  }
  const { baseUrl } = devSite.site.client
  const found = files.findPage(stripBaseUrl(baseUrl, pathname) ?? '')
  const planned = found ?? files.findPage('/404')
  if (planned === undefined) throw new Error('Every site has a page /404.')
  const text = renderDevDocument(planned, {
    site: devSite.site,
    earlyScript,
    state: events.identifyState()
  })
  sendDocument(response, found ? 200 : 404, text)
}

/** Requests outside the base redirect to the home page. */
function findRedirect(
  pathname: string,
  { site, redirects }: ValidDevSite
): string | undefined {
  const { baseUrl } = site.client
  const path = stripBaseUrl(baseUrl, pathname)
  if (path === undefined) return toHref(baseUrl, '/')
  const key = toPathnameKey(path)
  const to = redirects.find(({ from }) => toPathnameKey(from) === key)?.to
  return to === undefined || isExternalLink(to) ? to : toHref(baseUrl, to)
}

/** A response created in memory. */
export interface Reply {
  /** 200 by default. */
  readonly status?: number
  readonly type: string
  readonly text: string
}

/** Answer a request with text. */
export function sendReply(
  response: ServerResponse,
  { status = 200, type, text }: Reply
): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` })
  response.end(text)
}

/**
 * Answer a request with a document, and allow its inline scripts and styles.
 */
export function sendDocument(
  response: ServerResponse,
  status: number,
  text: string
): void {
  response.setHeader('content-security-policy', printDocumentPolicy(text))
  sendReply(response, { status, type: 'text/html', text })
}
