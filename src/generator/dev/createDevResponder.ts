import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import {
  createHref,
  createPathnameKey,
  decodePathnameIfValid,
  encodeLocation,
  isExternalLink,
  stripBaseUrl
} from '../../model/paths.ts'
import { isSearchFile } from '../../model/searchIndex.ts'
import { createStaticChunk } from '../bundle/createStaticPages.ts'
import type { PreparedBundle } from '../bundle/prepareBundle.ts'
import { createPlainPages } from '../output/plain/createPlainPages.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import type { AskedPages } from './createAskedPages.ts'
import type { DevBundler } from './createDevBundler.ts'
import { createDevDocument } from './createDevDocument.ts'
import type { DevEvents } from './createDevEvents.ts'
import type { DevFiles } from './createDevFiles.ts'
import { createDevSearch } from './createDevSearch.ts'
import type { SoundDevSite } from './readDevSite.ts'
import { type Reply, sendDocument, sendReply } from './sendReply.ts'

/** A site as it is shown at the moment. */
export interface DevState {
  readonly read: SoundDevSite
  readonly files: DevFiles
  readonly input: PreparedBundle
}

/** Answers a request. */
export type Respond = (
  request: IncomingMessage,
  response: ServerResponse
) => Promise<void>

const missing: Reply = { status: 404, type: 'text/plain', text: 'Not found\n' }

/**
 * Create the function that answers requests: files of the current state, then
 * those of the bundler and of `static/`, then documents.
 */
export function createDevResponder(options: {
  readonly getState: () => DevState
  readonly earlyScript: string
  readonly bundler: DevBundler
  readonly pages: AskedPages
  readonly events: DevEvents
}): Respond {
  const { getState, earlyScript, bundler, pages, events } = options
  const { content, site } = getState().read
  const { baseUrl } = site.client
  const sendStatic = sirv(path.join(content.root, 'static'), { dev: true })
  const findSearchFile = createDevSearch(async () => {
    const { read, input } = getState()
    return { ...read, sections: await input.readSections(read.routes) }
  })

  async function sendPageFile(
    {
      planned,
      type
    }: { readonly planned: PlannedRoute; readonly type: string },
    request: IncomingMessage,
    response: ServerResponse
  ): Promise<void> {
    const page = await pages.find(planned)
    if (page.text !== undefined && !bundler.has(planned)) {
      const { text } = createStaticChunk(page.text)
      return sendReply(response, {
        type,
        text: type === 'text/css' ? '' : text
      })
    }
    await bundler.show(planned)
    // For a page without its own styles.
    const sendNothing = () => sendReply(response, { type, text: '' })
    bundler.answer(request, response, sendNothing)
  }

  function sendPage(pathname: string, response: ServerResponse): void {
    const { read, files } = getState()
    const target = findRedirect(pathname, read)
    if (target !== undefined) {
      response.writeHead(302, { location: encodeLocation(target) }).end()
      return
    }
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

  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = stripBaseUrl(baseUrl, pathname)?.slice(1) ?? ''
    const planned = getState().files.findPageOf(file)
    if (planned !== undefined) {
      const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
      return sendPageFile({ planned, type }, request, response)
    }
    const reply = await createReply(file, getState(), findSearchFile)
    if (reply !== undefined) return sendReply(response, reply)
    bundler.answer(request, response, () => {
      const isBelow = pathname.startsWith(baseUrl)
      if (isBelow) request.url = request.url?.slice(baseUrl.length - 1) ?? '/'
      sendStatic(request, response, () => {
        if (file.startsWith('assets/')) sendReply(response, missing)
        else sendPage(pathname, response)
      })
    })
  }
}

/** @returns undefined for a file that the site itself doesn't have */
async function createReply(
  file: string,
  { read, files, input }: DevState,
  findSearchFile: (file: string) => Promise<string | undefined>
): Promise<Reply | undefined> {
  const planned = file.endsWith('.md') && files.findMarkdownPage(file)
  if (planned) {
    const [page] = await createPlainPages({
      site: read.site,
      routes: [planned],
      readPage: input.readPage,
      copiedFiles: new Map()
    })
    return page && { type: 'text/markdown', text: page.text }
  }
  if (!file.endsWith('.json')) return undefined
  const text = isSearchFile(file)
    ? await findSearchFile(file)
    : files.findData(decodePathnameIfValid(file))
  return text === undefined ? undefined : { type: 'application/json', text }
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
