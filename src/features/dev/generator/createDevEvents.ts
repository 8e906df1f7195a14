import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { TextPage } from '../../../core/model/route.ts'
import type { DevEvent } from '../devEvent.ts'

/** Notifies open tabs of changes. */
export interface DevEvents {
  /**
   * Identify the server and its latest change to pages, so a tab notices if it
   * missed one.
   */
  readonly identifyState: () => string
  readonly sendPage: (page: TextPage) => void
  readonly sendModules: (hash: string) => void
  readonly sendDiagnostics: (diagnostics: readonly string[]) => void
  readonly reload: () => void
  /** Keep a tab's request open to send events. */
  readonly connect: (response: ServerResponse) => void
  readonly close: () => void
}

/** Create the server-sent events for open tabs. */
export function createDevEvents(): DevEvents {
  const id = randomUUID()
  const tabs = new Set<ServerResponse>()
  let changes = 0
  let hash = ''
  let diagnostics: readonly string[] = []
  const identifyState = () => `${id}.${changes}`
  const write = (tab: ServerResponse, event: DevEvent) =>
    tab.write(`data: ${JSON.stringify(event)}\n\n`)
  const send = (event: DevEvent) => {
    for (const tab of tabs) write(tab, event)
  }
  return {
    identifyState,
    sendPage: page => {
      changes += 1
      send({ kind: 'page', page, state: identifyState() })
    },
    sendModules: next => {
      hash = next
      send({ kind: 'modules', hash })
    },
    sendDiagnostics: next => {
      diagnostics = next
      send({ kind: 'diagnostics', diagnostics })
    },
    reload: () => {
      changes += 1
      send({ kind: 'reload' })
    },
    connect: response => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      write(response, { kind: 'hello', state: identifyState(), hash })
      write(response, { kind: 'diagnostics', diagnostics })
      tabs.add(response)
      response.on('close', () => tabs.delete(response))
    },
    close: () => {
      for (const tab of tabs) tab.end()
    }
  }
}
