import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { createStaticChunk } from '../bundle/createStaticPages.ts'
import type { PreparedBundle } from '../bundle/prepareBundle.ts'
import { createInlinePolicy } from '../output/contentSecurityPolicy.ts'
import { createPlainPages } from '../output/plain/createPlainPages.ts'
import { listInlineCode } from '../prerender/listInlineCode.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import type { AskedPages } from './createAskedPages.ts'
import type { DevAnswer, DevAnswers } from './createDevAnswers.ts'
import type { DevBundler } from './createDevBundler.ts'
import { createDevDocument } from './createDevDocument.ts'
import type { DevEvents } from './createDevEvents.ts'
import { createDevSearch } from './createDevSearch.ts'
import type { SoundDevSite } from './readDevSite.ts'
import { type Reply, sendText } from './sendText.ts'

/** A site as it is shown at the moment. */
export interface DevState {
  readonly read: SoundDevSite
  readonly answers: DevAnswers
  readonly input: PreparedBundle
}

/** Answers a request. */
export type Respond = (
  request: IncomingMessage,
  response: ServerResponse
) => Promise<void>

const missing: Reply = { status: 404, type: 'text/plain', text: 'Not found\n' }

/**
 * Create the function that answers requests: pages, data and documents of the
 * current state, then files of the bundler and of `static/`.
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
  const search = createDevSearch(async () => {
    const { read, input } = getState()
    return { ...read, sections: await input.readSections(read.routes) }
  })

  async function sendPageFile(
    { planned, file }: Extract<DevAnswer, { kind: 'pageFile' }>,
    request: IncomingMessage,
    response: ServerResponse
  ): Promise<void> {
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
    const page = await pages.find(planned)
    if (page.text !== undefined && !bundler.has(planned)) {
      const { text } = createStaticChunk(page.text)
      return sendText(response, { type, text: type === 'text/css' ? '' : text })
    }
    await bundler.show(planned)
    // For a page without its own styles.
    const sendNothing = () => sendText(response, { type, text: '' })
    bundler.answer(request, response, sendNothing)
  }

  async function readMarkdown(planned: PlannedRoute) {
    const { read, input } = getState()
    const [page] = await createPlainPages({
      site: read.site,
      routes: [planned],
      readPage: input.readPage,
      copiedFiles: new Map()
    })
    return page?.text
  }

  function sendDocument(answer: DevAnswer, response: ServerResponse): void {
    if (answer.kind === 'redirect') {
      response.writeHead(302, { location: answer.to }).end()
      return
    }
    if (answer.kind !== 'document') {
      sendText(response, missing)
      return
    }
    const text = createDevDocument(answer.planned, {
      site: getState().read.site,
      earlyScript,
      server: events.nameServer(),
      edition: events.countEditions()
    })
    const csp = createInlinePolicy(listInlineCode(text))
    response.setHeader('content-security-policy', csp)
    sendText(response, { status: answer.status, type: 'text/html', text })
  }

  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const { answers } = getState()
    const answer = answers.findFile(pathname)
    const send = (type: string, text: string | undefined) =>
      sendText(response, text === undefined ? missing : { type, text })
    switch (answer.kind) {
      case 'pageFile':
        return sendPageFile(answer, request, response)
      case 'data':
        return send('application/json', answer.text)
      case 'search':
        return send('application/json', await search(answer.file))
      case 'markdown':
        return send('text/markdown', await readMarkdown(answer.planned))
    }
    bundler.answer(request, response, () => {
      const isBelow = pathname.startsWith(baseUrl)
      if (isBelow) request.url = request.url?.slice(baseUrl.length - 1) ?? '/'
      sendStatic(request, response, () => {
        const isAsset = pathname.startsWith(`${baseUrl}assets/`)
        if (isAsset) return sendText(response, missing)
        sendDocument(answers.findDocument(pathname), response)
      })
    })
  }
}
