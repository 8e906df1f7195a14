import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../e2e/support/launchOptions.ts'
import { startNginx } from '../e2e/support/startNginx.ts'
import { findMedian } from './findMedian.ts'

const ROUNDS = 5

/** A phone: Lighthouse's slow 4G, and a quarter of this machine's speed. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8
}
const CPU_SLOWDOWN = 4
const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true
}

/** Milliseconds of observation after hydration. */
const OBSERVATION = 3000

/** A task that takes longer delays a reader's input. */
const LONG_TASK = 50

/**
 * Measure how long pages of built sites block a phone: the first paint, the CPU
 * time of later tasks beyond 50 ms each (total blocking time), and the number of
 * elements whose style was computed. Alternates between sites. Needs nginx.
 *
 * Usage: tsx bench/measurePages.ts dist,old /,/docs/permissions/started
 */
const [sites = 'dist', pages = '/,/docs/permissions/started,/docs/web/intro'] =
  process.argv.slice(2)
await measure(sites.split(','), pages.split(','))

async function measure(
  folders: readonly string[],
  pages: readonly string[]
): Promise<void> {
  const browser = await chromium.launch(launchOptions)
  console.log('| site and page | first paint | total blocking time | styled |')
  console.log('|---|---|---|---|')
  for (const page of pages) {
    const views = new Map(folders.map(folder => [folder, [] as View[]]))
    for (let round = 0; round < ROUNDS; round++) {
      for (const [folder, list] of views) {
        const server = await startNginx(path.resolve(folder))
        list.push(await view(browser, server.origin + page))
        await server.stop()
      }
    }
    for (const [folder, list] of views) {
      const read = (name: keyof View) =>
        Math.round(findMedian(list.map(one => one[name])))
      console.log(
        `| ${folder} ${page} | ${read('firstPaint')} ms | ${read('blocked')} ms | ${read('styled')} |`
      )
    }
  }
  await browser.close()
}

/** The cost of a page view; times in milliseconds. */
interface View {
  readonly firstPaint: number
  readonly blocked: number
  readonly styled: number
}

/** The properties of a trace event used here; times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** CPU time, which doesn't depend on other processes. */
  readonly tdur?: number
  readonly args: { readonly elementCount?: number }
}

async function view(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext({
    ...PHONE,
    serviceWorkers: 'block'
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await browser.startTracing(page, {
    categories: [
      'loading',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline'
    ]
  })
  await page.goto(url)
  await page.waitForSelector('[data-has-hydrated="true"]')
  await page.waitForTimeout(OBSERVATION)
  const trace = JSON.parse(String(await browser.stopTracing()))
  const firstPaint = await page.evaluate(
    () =>
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  )
  await context.close()
  return { firstPaint, ...summarize(trace.traceEvents) }
}

function summarize(events: readonly TraceEvent[]): Omit<View, 'firstPaint'> {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The page painted nothing.')
  const own = events.filter(
    ({ pid, tid }) => pid === paint.pid && tid === paint.tid
  )
  const blocked = own
    .filter(
      ({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > paint.ts
    )
    .map(({ tdur = 0 }) => Math.max(0, tdur / 1000 - LONG_TASK))
  const styled = own
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0)
  return { blocked: sum(blocked), styled: sum(styled) }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
