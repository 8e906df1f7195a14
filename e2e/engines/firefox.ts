import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import WebSocket from 'ws'
import type { Driver } from './driver.ts'
import { PATIENCE } from './patience.ts'
import { readPng } from './readPng.ts'
import type { RunningEngine } from './startEngine.ts'
import { stopProcess } from './stopProcess.ts'

/** Nothing but the tests uses the network. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,'
}

/**
 * Start Firefox without a window.
 *
 * @param folder for its profile
 * @param reducesMotion whether the reader prefers reduced motion
 */
export async function startFirefox(
  folder: string,
  reducesMotion = false
): Promise<RunningEngine> {
  const preferences = {
    ...PREFERENCES,
    'ui.prefersReducedMotion': Number(reducesMotion)
  }
  const lines = Object.entries(preferences).map(
    entry => `user_pref(${entry.map(part => JSON.stringify(part)).join(', ')});`
  )
  await writeFile(path.join(folder, 'user.js'), lines.join('\n'))
  const browser = spawn(
    'firefox-esr',
    [
      '--headless',
      '--no-remote',
      '--profile',
      folder,
      '--remote-debugging-port=0'
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] }
  )
  const failed = once(browser, 'error').then(([error]) => Promise.reject(error))
  const address = await Promise.race([readAddress(browser.stderr), failed])
  browser.stderr.resume()
  return {
    address,
    stop: () => stopProcess(browser)
  }
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  const said: string[] = []
  for await (const line of createInterface(output)) {
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? []
    if (address !== undefined) return address
    said.push(line)
  }
  throw new Error(`Firefox did not start.\n${said.join('\n')}`)
}

interface Connection {
  /** Send a command and wait for its result. */
  readonly send: <Result>(method: string, params?: object) => Promise<Result>
  /** Console messages of all tabs. */
  readonly log: readonly LogEntry[]
}

interface LogEntry {
  readonly level: string
  readonly text: string
  readonly source: { readonly context?: string }
}

/** By address. All tabs share a connection, because Firefox accepts only one. */
const connections = new Map<string, Promise<Connection>>()

/**
 * Open a tab.
 *
 * @param address where Firefox listens
 * @see https://www.w3.org/TR/webdriver-bidi/
 */
export async function openFirefox(address: string): Promise<Driver> {
  const connection = connections.get(address) ?? connect(address)
  connections.set(address, connection)
  return openTab(await connection)
}

async function openTab({ send, log }: Connection): Promise<Driver> {
  const { context } = await send<{ context: string }>(
    'browsingContext.create',
    { type: 'tab' }
  )
  const tabs: Driver[] = []
  let firstEntry = 0
  return {
    open: url => {
      firstEntry = log.length
      return send('browsingContext.navigate', {
        context,
        url,
        wait: 'complete'
      })
    },
    run: async expression => {
      const { result, exceptionDetails } = await send<{
        result?: { value: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', {
        expression,
        awaitPromise: true,
        target: { context }
      })
      if (!result) throw new Error(exceptionDetails?.text)
      return result.value
    },
    act: actions => send('input.performActions', { context, actions }),
    traverse: delta =>
      send('browsingContext.traverseHistory', { context, delta }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    resize: (width, height) =>
      send('browsingContext.setViewport', {
        context,
        viewport: { width, height }
      }),
    readErrors: async () =>
      log
        .slice(firstEntry)
        .filter(({ level }) => level === 'error')
        .filter(({ source }) => source.context === context)
        .map(({ text }) => text),
    takePicture: async () => {
      const { data } = await send<{ data: string }>(
        'browsingContext.captureScreenshot',
        { context }
      )
      return readPng(Buffer.from(data, 'base64'))
    },
    openTab: async () => {
      const tab = await openTab({ send, log })
      tabs.push(tab)
      return tab
    },
    close: async () => {
      for (const tab of tabs) await tab.close()
      await send('browsingContext.close', { context })
    }
  }
}

/** Firefox accepts one session at a time. */
async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  const log: LogEntry[] = []
  socket.on('message', data => {
    const message: Answer | LogEvent = JSON.parse(String(data))
    if ('id' in message) waiting.get(message.id)?.(message)
    else if (message.method === 'log.entryAdded') log.push(message.params)
  })
  const giveUp = (id: number, message: string) =>
    waiting.get(id)?.({ id, error: 'no answer', message })
  socket.on('close', () => {
    for (const id of waiting.keys()) giveUp(id, 'Firefox has ended')
  })
  let last = 0
  const send = async <Result>(
    method: string,
    params: object = {}
  ): Promise<Result> => {
    const id = ++last
    const answered = new Promise<Answer>(resolve => waiting.set(id, resolve))
    const timer = setTimeout(
      () => giveUp(id, `There was no answer in ${PATIENCE / 1000} seconds`),
      PATIENCE
    )
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error, message } = await answered
    clearTimeout(timer)
    waiting.delete(id)
    if (error !== undefined) throw new Error(`${method}: ${error}. ${message}`)
    return result as Result
  }
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  return { send, log }
}

interface LogEvent {
  readonly method: string
  readonly params: LogEntry
}

interface Answer {
  readonly id: number
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}
