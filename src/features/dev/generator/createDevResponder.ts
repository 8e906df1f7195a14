import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { sendFile } from '../../../core/build/server/sendFile.ts'
import {
  decodeLink,
  decodePathnameIfValid,
  stripBaseUrl
} from '../../../core/model/paths.ts'
import { createPlainPages } from '../../agents/generator/createPlainPages.ts'
import { createDevSearch } from '../../search/generator/createDevSearch.ts'
import { isSearchFile } from '../../search/searchIndex.ts'
import {
  type DevServices,
  type DevState,
  sendPage,
  sendPageFile
} from './sendDevPage.ts'
import { type Reply, sendReply } from './sendReply.ts'

/** Answers a request. */
export type Respond = (
  request: IncomingMessage,
  response: ServerResponse
) => Promise<void>

const missing: Reply = { status: 404, type: 'text/plain', text: 'Not found\n' }
const malformed: Reply = {
  status: 400,
  type: 'text/plain',
  text: 'The path is malformed.\n'
}

/**
 * Create the function that answers requests: files of the current state, then
 * those of the bundler and of `static/`, then documents.
 */
export function createDevResponder(options: DevServices): Respond {
  const { getState, bundler } = options
  const { content, site } = getState().read
  const { baseUrl } = site.client
  const staticFolder = path.join(content.root, 'static')
  const findSearchFile = createDevSearch(async () => {
    const { read, input } = getState()
    return { ...read, sections: await input.readSections(read.routes) }
  })

  return async (request, response) => {
    const exchange = { request, response }
    const pathname = readPathname(request.url)
    if (pathname === undefined) return sendReply(response, malformed)
    const file = stripBaseUrl(baseUrl, pathname)?.slice(1) ?? ''
    const planned = getState().files.findPageOf(file)
    if (planned !== undefined) {
      const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
      return sendPageFile({ planned, type }, options, exchange)
    }
    const reply = await createReply(file, getState(), findSearchFile)
    if (reply !== undefined) return sendReply(response, reply)
    if (await bundler.answer(exchange)) return
    const target = path.join(staticFolder, decodeLink(file))
    const isStatic = target.startsWith(staticFolder + path.sep)
    if (isStatic && (await sendFile(exchange, target))) return
    if (file.startsWith('assets/')) sendReply(response, missing)
    else sendPage(pathname, response, options)
  }
}

/** Merges doubled slashes, like nginx; URL would take what follows for a host. */
function readPathname(url = ''): string | undefined {
  const [pathname = ''] = url.split(/[?#]/)
  if (!pathname.startsWith('/')) return undefined
  return pathname.replace(/\/{2,}/g, '/')
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
