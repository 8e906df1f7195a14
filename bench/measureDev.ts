import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdtemp,
  readFile,
  rename,
  rm,
  unlink,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { findFreePort } from '../e2e/support/findFreePort.ts'
import { launchOptions } from '../e2e/support/launchOptions.ts'
import { createCorpus, createPagePath } from './createCorpus.ts'
import { findMedian } from './findMedian.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const EDITS = Number(process.env.EDITS ?? 20)

/**
 * Measure the development server: how long after the command the address and
 * the first page are available, how long a save takes to show on screen, and
 * how its memory grows with edits and with added and deleted pages.
 *
 * Arguments are numbers of pages; EDITS is the number of saves to time.
 */
for (const count of process.argv.slice(2).map(Number)) await measure(count)

async function measure(count: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-dev-'))
  const content = path.join(folder, 'content')
  await createCorpus(path.join(content, 'docs'), count)
  const browser = await chromium.launch(launchOptions)
  try {
    for (const store of ['cold', 'warm']) {
      const dev = await startDev(content, path.join(folder, 'cache'))
      try {
        const tab = await browser.newPage()
        await tab.goto(`${dev.origin}/`, { timeout: 300_000 })
        await tab.locator('main h1').waitFor({ timeout: 300_000 })
        const first = performance.now() - dev.start
        console.log(
          `${count} pages, ${store} store: address ${format(dev.addressTime)}, first page ${format(first)}, CPU ${format(await readCpu(dev.server))}`
        )
        if (store === 'warm') await measureEdits(tab, dev, { content, count })
        await tab.close()
      } finally {
        dev.server.kill('SIGTERM')
        await dev.ended
      }
    }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
}

async function measureEdits(
  tab: Page,
  dev: RunningDev,
  { content, count }: { readonly content: string; readonly count: number }
): Promise<void> {
  const address = createPagePath(3).replace(/\.mdx?$/, '')
  await tab.goto(`${dev.origin}/docs/${address}`)
  await tab.locator('html[data-has-hydrated=true]').waitFor()
  const file = path.join(content, 'docs', createPagePath(3))
  const source = await readFile(file, 'utf8')
  const before = await readMemory(dev.server)
  const times: number[] = []
  const cpu = await readCpu(dev.server)
  for (let edit = 0; edit < EDITS; edit += 1) {
    const seen = waitForText(tab, `Edit number ${edit}.`)
    await tab.waitForTimeout(50)
    const start = Date.now()
    await writeFile(file, `${source}\nEdit number ${edit}.\n`)
    times.push((await seen) - start)
  }
  const spent = ((await readCpu(dev.server)) - cpu) / EDITS
  const after = await readMemory(dev.server)
  console.log(
    `${count} pages: edit to screen, median ${findMedian(times)} ms, slowest ${Math.max(...times)} ms, CPU ${spent.toFixed(0)} ms an edit; memory ${before} MB, after ${EDITS} edits ${after} MB`
  )
  const added = path.join(content, 'docs/added.md')
  for (let round = 0; round < 3; round += 1) {
    await writeFile(added, `# Added\n\nRound ${round}.\n`)
    await tab.waitForTimeout(2000)
    await rename(added, path.join(content, 'docs/renamed.md'))
    await tab.waitForTimeout(2000)
    await unlink(path.join(content, 'docs/renamed.md'))
    await tab.waitForTimeout(2000)
  }
  console.log(
    `${count} pages: memory after 3 pages were added, renamed and deleted ${await readMemory(dev.server)} MB`
  )
}

/** Milliseconds since 1970 when a text appeared in the page. */
function waitForText(tab: Page, text: string): Promise<number> {
  return tab.evaluate(
    wanted =>
      new Promise<number>(resolve => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent?.includes(wanted)) return
          observer.disconnect()
          resolve(Date.now())
        })
        observer.observe(document.body, {
          childList: true,
          characterData: true,
          subtree: true
        })
      }),
    text
  )
}

interface RunningDev {
  readonly server: ChildProcess
  readonly origin: string
  readonly start: number
  readonly addressTime: number
  readonly ended: Promise<unknown>
}

async function startDev(content: string, cache: string): Promise<RunningDev> {
  const port = await findFreePort()
  const start = performance.now()
  const program = path.join(root, 'scripts/runGenerator.mjs')
  const server = spawn(
    process.execPath,
    [program, 'dev', '--content', content, '--cache', cache],
    { cwd: root, env: { ...process.env, PORT: String(port) } }
  )
  const ended = once(server, 'close')
  server.stderr.pipe(process.stderr)
  await once(server.stdout, 'data')
  const addressTime = performance.now() - start
  return {
    server,
    start,
    addressTime,
    ended,
    origin: `http://localhost:${port}`
  }
}

/** Resident memory in megabytes; only on systems with `/proc`. */
async function readMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

/** CPU milliseconds so far; more reliable than a clock on a busy machine. */
async function readCpu({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')')).split(' ')
  return (Number(fields[12]) + Number(fields[13])) * 10
}

function format(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
