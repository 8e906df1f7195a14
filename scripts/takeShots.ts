/**
 * Take screenshots of every kind of page of the built site:
 *
 *     npm run build && npm run shots            # all of them
 *     npm run shots -- landing 390 dark         # those whose name has all words
 *     npm run shots -- --path /docs/form/ 1280  # another page
 *
 * They are written to `shots/`, which Git ignores.
 */
import { mkdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { browseBuild } from './browseBuild.ts'

interface Scene {
  readonly address: string
  /** What a reader does before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>
  readonly only?: 'phone' | 'desktop'
}

const scenes: Readonly<Record<string, Scene>> = {
  landing: { address: '/' },
  doc: { address: '/docs/permissions/started' },
  reference: { address: '/docs/query/queryManager/apiReference' },
  tables: { address: '/docs/query/queryManager/crudHooks' },
  code: { address: '/docs/query/queryManager/examples' },
  callouts: { address: '/docs/modals/troubleshooting' },
  diagram: { address: '/docs/query/queryOperations/hooksVsDirectFunctions' },
  drawing: { address: '/docs/guides/whereCreateComponent' },
  category: { address: '/docs/category/query-manager' },
  blog: { address: '/blog' },
  post: { address: '/blog/new-theme' },
  archive: { address: '/blog/archive' },
  authors: { address: '/blog/authors' },
  notFound: { address: '/docs/qurey/started' },
  offline: { address: '/offline' },
  search: {
    address: '/docs/query/started',
    act: async page => {
      await ask(page, 'list')
      await page.getByRole('option').first().waitFor()
    }
  },
  nothingFound: {
    address: '/docs/query/started',
    act: async page => {
      await ask(page, 'quokka')
      await page.getByText('Nothing found').waitFor()
    }
  },
  symbol: {
    address: '/docs/query/queryManager/apiReference',
    act: page => page.locator('pre .symbol').nth(3).hover(),
    only: 'desktop'
  },
  copied: {
    address: '/docs/permissions/started',
    act: page => page.getByRole('button', { name: 'Copy' }).nth(1).click()
  },
  menu: {
    address: '/docs/query/started',
    act: page => page.getByRole('button', { name: 'navigation bar' }).click(),
    only: 'phone'
  },
  libraries: {
    address: '/docs/query/started',
    act: page => page.locator('aside summary').first().click(),
    only: 'desktop'
  }
}
const widths = [390, 1280, 1440]
const modes = ['light', 'dark'] as const
const folder = 'shots'
/** Chromium paints nothing below. */
const MAX_HEIGHT = 16_000

const words = process.argv.slice(2)
const place = words.indexOf('--path')
const path = place < 0 ? undefined : words.splice(place, 2)[1]
const wanted = path === undefined ? scenes : { page: { address: path } }

const { browser, origin, close } = await browseBuild()
await mkdir(folder, { recursive: true })
for (const width of widths) {
  const device = width < 500 ? 'phone' : 'desktop'
  for (const mode of modes) {
    const context = await browser.newContext({
      viewport: { width, height: device === 'phone' ? 844 : 900 },
      hasTouch: device === 'phone',
      isMobile: device === 'phone',
      permissions: ['clipboard-write']
    })
    await context.addInitScript(`localStorage.setItem('theme', '${mode}')`)
    for (const [name, { address, act, only }] of Object.entries(wanted)) {
      const file = `${name}-${width}-${mode}`
      const parts = file.split('-')
      if (only && only !== device) continue
      if (!words.every(word => parts.includes(word))) continue
      const page = await context.newPage()
      await page.goto(`${origin}${address}`)
      await page.locator('html[data-has-hydrated="true"]').waitFor()
      // The page for offline reading waits for the worker.
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      if (act) {
        await act(page)
        // Let what opens come to rest.
        await page.waitForTimeout(400)
      }
      await page.screenshot({ path: `${folder}/${file}.png` })
      if (!act) {
        await showWholePage(page)
        // Pictures that load lazily come into view.
        await page.waitForFunction(() =>
          [...document.images].every(image => image.complete)
        )
        await page.screenshot({ path: `${folder}/${file}-whole.png` })
      }
      await page.close()
    }
    await context.close()
  }
}
await close()

/** Open the search and type into it. */
async function ask(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('combobox').fill(words)
}

/**
 * Make the window as high as the page. Playwright's own pictures of whole pages
 * are taken without the emulated touch screen, so rules for fingers are missing.
 * What is as high as the window must not grow with it.
 */
async function showWholePage(page: Page): Promise<void> {
  const height = await page.evaluate(() => {
    const main = document.querySelector('main')
    if (main) main.style.minBlockSize = getComputedStyle(main).minBlockSize
    return document.documentElement.scrollHeight
  })
  const { width = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) })
}
