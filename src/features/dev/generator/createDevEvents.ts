import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { DevEvent } from '../devEvent.ts'

/** Notifies open tabs of changes. */
export interface DevEvents {
  /**
   * Identify the server and its latest reload, so a tab notices if it missed
   * one.
   */
  readonly identifyServer: () => string
  /** @returns the number of pages sent so far */
  readonly countEditions: () => number
  readonly send: (event: DevEvent) => void
  /** Keep a tab's request open to send events. */
  readonly connect: (response: ServerResponse) => void
  readonly close: () => void
}

/** Create the server-sent events for open tabs. */
export function createDevEvents(): DevEvents {
  const id = randomUUID()
  let reloads = 0
  const identifyServer = () => `${id}.${reloads}`
  const tabs = new Set<ServerResponse>()
  let edition = 0
  let hash = ''
  let problems: DevEvent = { kind: 'problems', problems: [] }
  const write = (tab: ServerResponse, event: DevEvent) =>
    tab.write(`data: ${JSON.stringify(event)}\n\n`)
  return {
    identifyServer,
    countEditions: () => edition,
    send: event => {
      if (event.kind === 'problems') problems = event
      if (event.kind === 'page' || event.kind === 'script') edition += 1
      if (event.kind === 'modules') hash = event.hash
      if (event.kind === 'reload') reloads += 1
      for (const tab of tabs) write(tab, event)
    },
    connect: response => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      write(response, {
        kind: 'hello',
        server: identifyServer(),
        edition,
        hash
      })
      write(response, problems)
      tabs.add(response)
      response.on('close', () => tabs.delete(response))
    },
    close: () => {
      for (const tab of tabs) tab.end()
    }
  }
}
