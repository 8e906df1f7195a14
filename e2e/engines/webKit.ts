import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findFreePort } from '../support/findFreePort.ts'
import type { Driver } from './driver.ts'
import { PATIENCE } from './patience.ts'
import { type Box, readScreen } from './readScreen.ts'
import type { RunningEngine } from './startEngine.ts'
import { stopProcess } from './stopProcess.ts'

/** A window can't be narrower than its toolbar, so make that small. */
const TOOLBAR_STYLE = `* { min-width: 0; padding: 0; font-size: 1px;
  -gtk-icon-transform: scale(0.1) }`

/**
 * Start WebKitGTK's WebDriver server on a virtual screen.
 *
 * @param folder for all files that it writes
 * @param reducesMotion whether the reader prefers reduced motion
 */
export async function startWebKit(
  folder: string,
  reducesMotion = false
): Promise<RunningEngine> {
  const screen = spawn(
    'Xvfb',
    [
      ...['-displayfd', '1', '-nolisten', 'tcp'],
      ...['-screen', '0', '1600x1200x24', '-fbdir', folder]
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] }
  )
  const [display] = await Promise.race([
    once(screen.stdout, 'data'),
    once(screen, 'error').then(([error]) => Promise.reject(error))
  ])
  const settings = path.join(folder, 'gtk-3.0')
  await mkdir(settings, { recursive: true })
  await writeFile(path.join(settings, 'gtk.css'), TOOLBAR_STYLE)
  await writeFile(
    path.join(settings, 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${!reducesMotion}\n`
  )
  const port = await findFreePort()
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
      // Software rendering is slow enough without compositing.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1'
    }
  })
  const address = `http://127.0.0.1:${port}`
  await waitForServer(address)
  return {
    address,
    screen: path.join(folder, 'Xvfb_screen0'),
    stop: async () => {
      for (const child of [server, screen]) await stopProcess(child)
    }
  }
}

/** @throws Error if it doesn't respond within a minute */
async function waitForServer(address: string): Promise<void> {
  const end = Date.now() + PATIENCE
  for (;;) {
    try {
      await send(`${address}/status`)
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise(resolve => setTimeout(resolve, 25))
    }
  }
}

/**
 * Open a session, which is a separate browser without history.
 *
 * @param address of the server
 * @param screen the file that its virtual screen is mapped to
 * @see https://www.w3.org/TR/webdriver2/
 */
export async function openWebKit(
  address: string,
  screen: string
): Promise<Driver> {
  const { sessionId } = await send<{ sessionId: string }>(
    `${address}/session`,
    { capabilities: {} }
  )
  const session = `${address}/session/${sessionId}`
  const handle = await send<string>(`${session}/window`)
  return createTab({ url: session, screen, current: handle }, handle)
}

interface Session {
  readonly url: string
  /** The file that the virtual screen is mapped to. */
  readonly screen: string
  /** Handle of the tab that receives commands. */
  current: string
}

function createTab(session: Session, handle: string): Driver {
  async function command<Result>(
    path: string,
    body?: unknown,
    method?: string
  ): Promise<Result> {
    if (session.current !== handle) {
      await send(`${session.url}/window`, { handle })
      session.current = handle
    }
    return send<Result>(`${session.url}/${path}`, body, method)
  }
  const run = (expression: string) =>
    command<string>('execute/async', {
      script: `${expression}.then(arguments[0])`,
      args: []
    })
  return {
    run,
    open: async url => {
      await command('url', { url })
      await run(`(${watchViolations})()`)
    },
    readErrors: async () => JSON.parse(await run(`(${readViolations})()`)),
    act: actions => command('actions', { actions }),
    traverse: delta => command(delta < 0 ? 'back' : 'forward', {}),
    reload: () => command('refresh', {}),
    resize: (width, height) => command('window/rect', { width, height }),
    takePicture: async () => {
      const frame = await command<Box>('window/rect')
      const { width, height } = JSON.parse(await run(`(${redraw})()`))
      // Without compositing, the driver's screenshot command hangs when there's
      // nothing to redraw.
      return readScreen(session.screen, {
        x: frame.x,
        y: frame.y + frame.height - height,
        width,
        height
      })
    },
    openTab: async () => {
      // A separate window, because actions in a hidden tab never end.
      const other = await command<{ handle: string }>('window/new', {
        type: 'window'
      })
      return createTab(session, other.handle)
    },
    close: () => send(session.url, undefined, 'DELETE')
  }
}

/**
 * Runs in the page: invalidate all of it, wait for two frames, and return the
 * viewport's size. When a navigation replaces the engine's process, WebKit without
 * compositing may draw only a part of the new page over the previous one, and
 * would leave it at that until the rest changes.
 */
async function redraw(): Promise<string> {
  const root = document.documentElement
  // No frame shows this opacity, but each change of it invalidates the page.
  for (const opacity of ['0.5', '']) {
    root.style.opacity = opacity
    getComputedStyle(root).opacity
  }
  for (let frame = 0; frame < 2; frame++) {
    await new Promise(requestAnimationFrame)
  }
  return JSON.stringify({ width: innerWidth, height: innerHeight })
}

/** Runs in the page. The protocol doesn't report script errors. */
async function watchViolations(): Promise<string> {
  const violations: string[] = []
  Object.assign(window, { violations })
  document.addEventListener('securitypolicyviolation', event => {
    violations.push(`${event.effectiveDirective} blocked ${event.blockedURI}`)
  })
  return ''
}

/** Runs in the page. */
async function readViolations(): Promise<string> {
  return JSON.stringify(Reflect.get(window, 'violations') ?? [])
}

/** @throws Error with the server's message if the command fails */
async function send<Result>(
  url: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST'
): Promise<Result> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body !== undefined && { body: JSON.stringify(body) })
  })
  const { value } = (await response.json()) as {
    value: Result & { readonly error?: string; readonly message?: string }
  }
  if (!response.ok) {
    throw new Error(`${url}: ${value.error}. ${value.message}`)
  }
  return value
}
