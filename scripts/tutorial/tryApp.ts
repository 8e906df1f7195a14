import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
  expect as playwrightExpect
} from '@playwright/test'
import { launchOptions } from '../../e2e/support/launchOptions.ts'
import type { Server, Terminal } from './runCommands.ts'
import { waitForAll } from './waitForAll.ts'

/** What a try needs from the test that follows the tutorial. */
export type Context = {
  readonly terminal: Terminal
  /** What the last commands of the chapter printed. */
  readonly output: string
  /** Starts a command of `package.json` that serves, or starts it again. */
  start(command: string): Promise<Server>
}

const WEB = 'http://localhost:5173/'
const API = 'http://localhost:3000/'
const PASSWORD = 'correct horse'

/** Maximum time to wait for the app, which other checks slow down, in milliseconds. */
const PATIENCE = 120_000

const expect = playwrightExpect.configure({ timeout: PATIENCE })

/** What each chapter says that readers see at its end. */
export const tries: Record<string, (context: Context) => Promise<void>> = {
  project: inBrowser(async page => {
    await expect(page.getByText('Tasklist')).toBeVisible()
    const icon = page
      .getByRole('button', { name: 'New task' })
      .locator('[aria-hidden]')
    expect(await readMaskType(icon)).toContain('image/')
  }),

  languages: inBrowser(async page => {
    await page.getByRole('button', { name: 'Switch the language' }).click()
    await page.reload()
    const translated = page.getByRole('button', { name: 'Mudar o idioma' })
    await translated.click()
    await page.getByRole('button', { name: 'Show a message' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('There are no tasks yet.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }),

  async api({ output }) {
    expect(JSON.parse(output)).toMatchObject({
      title: 'Buy milk',
      status: 'open'
    })
    const closed = await fetch(`${API}v1/tasks`)
    expect(closed.status).toBe(401)
    expect(await closed.json()).toMatchObject({
      error: { code: 'UNAUTHENTICATED' }
    })
    const post = (route: string, body: object, token = '') =>
      fetch(`${API}v1/${route}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`
        },
        body: JSON.stringify(body)
      })
    const account = { email: 'ana@example.com', password: PASSWORD }
    const { token } = await (await post('auth/sign-in', account)).json()
    const empty = await post('tasks', { title: '' }, token)
    expect(empty.status).toBe(400)
    expect(await empty.json()).toMatchObject({
      error: { details: { title: 'Give the task a title' } }
    })
  },

  signIn: inBrowser(async page => {
    const create = page.getByRole('button', { name: 'Create account' })
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByLabel('Password').fill(PASSWORD)
    await create.click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'This address has an account already.'
    )
    await page.getByLabel('Email').fill('ben@example.com')
    await waitForDebounce(page)
    await create.click()
    const signOut = page.getByRole('button', { name: 'Sign out' })
    await expect(signOut).toBeVisible()
    await page.reload()
    await expect(signOut).toBeVisible()
  }),

  creating: inBrowser(async page => {
    await signIn(page)
    const create = page.getByRole('button', { name: 'New task' })
    await create.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await dialog.getByLabel('Title').fill('Water the plants')
    await waitForDebounce(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    const message = page.getByRole('dialog', { name: 'Water the plants' })
    await expect(message).toContainText(/\d{4}-\d\d-\d\dT/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await waitForDebounce(page)
    await create.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }),

  tasks: inBrowser(async (page, { start }) => {
    await signIn(page)
    const button = (name: string) => page.getByRole('button', { name })
    const row = (title: string) =>
      page.getByRole('listitem').filter({ hasText: title })
    const dialog = page.getByRole('dialog')
    for (const title of ['Buy bread', 'Call the bank']) {
      await button('New task').click()
      await dialog.getByLabel('Title').fill(title)
      await dialog.getByLabel('Due').fill('2030-02-01')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(row(title)).toBeVisible()
      await waitForDebounce(page)
    }
    await button('Buy bread').first().click()
    await expect(dialog.getByLabel('Due')).toHaveValue('2030-02-01')
    await dialog.getByLabel('Title').fill('Buy rye bread')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row('Buy rye bread')).toBeVisible()

    await row('Buy rye bread').getByRole('button', { name: 'Done' }).click()
    await expect(row('Buy rye bread')).toBeHidden()
    const filter = page.getByRole('group', { name: 'Status' })
    await filter.getByRole('button', { name: 'Done' }).click()
    await expect(row('Buy rye bread')).toBeVisible()

    await button('Português').click()
    await button('Switch colors').click()
    await page.reload()
    await expect(button('English')).toBeVisible()
    const stored = await page.evaluate(() => ({ ...localStorage }))
    expect(Object.values(stored)).toContain('dark')

    const askToDelete = async (title: string) => {
      await button(`Delete ${title}`).click()
      await button('Delete it').click()
    }
    await askToDelete('Call the bank')
    await expect(row('Call the bank')).toBeHidden()
    await page.reload()
    await expect(row('Water the plants')).toBeVisible()
    await expect(row('Call the bank')).toBeHidden()

    await (await start('bun run dev:api')).stop()
    await askToDelete('Water the plants')
    await expect(dialog).toContainText('That did not work')
    await expect(row('Water the plants')).toBeVisible()
    await page.keyboard.press('Escape')

    await start('bun run dev:api')
    await button('Sign out').click()
    await expect(button('Create account')).toBeVisible()
  }),

  async phones({ terminal }) {
    await waitForAll(
      ['android', 'ios'].map(platform => bundle(terminal, platform))
    )
  },

  async deploy({ output }) {
    expect(JSON.parse(output)).toMatchObject({
      error: { code: 'UNAUTHENTICATED' }
    })
  }
}

/** The first contexts would forget what readers keep from chapter to chapter. */
let context: BrowserContext | undefined

/** Close the browser of all tries. */
export async function closeBrowser(): Promise<void> {
  await context?.browser()?.close()
}

/** Try the web app in a new tab, and fail on errors in its console. */
function inBrowser(use: (page: Page, context: Context) => Promise<void>) {
  return async (given: Context) => {
    await given.start('npm run dev')
    if (!context) {
      const browser = await chromium.launch({
        ...launchOptions,
        // Otherwise Playwright exits before the test has stopped its servers.
        handleSIGINT: false,
        handleSIGTERM: false
      })
      context = await browser.newContext({ locale: 'en-US' })
      context.setDefaultTimeout(PATIENCE)
    }
    const page = await context.newPage()
    // Vite prepares new packages at the first visit, and then reloads the page.
    await page.goto(WEB, { waitUntil: 'networkidle' })
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    await page.goto(WEB)
    const failure = await use(page, given).catch(error => error as Error)
    await page.close()
    if (failure) errors.push(failure.message)
    if (errors.length > 0) throw new Error(errors.join('\n'))
  }
}

/** Bundle the mobile app for a platform, without development tools. */
async function bundle(terminal: Terminal, platform: string) {
  const folder = `bundles/${platform}`
  const file = `${folder}/index.bundle`
  // Minifying compresses modules that are compiled already: it can't find a mistake
  // of the project, but costs processor time for each of 2,300 modules.
  const options = `--platform ${platform} --entry-file index.js --dev false --minify false`
  const target = `--bundle-output ${file} --assets-dest ${folder}`
  await terminal.run(
    `mkdir -p ${folder}\nnpx react-native bundle ${options} ${target}`
  )
  const text = await readFile(path.join(terminal.folder, file), 'utf8')
  expect(text.includes('Remind me')).toBe(true)
  await terminal.run(`rm -r ${folder}`)
}

/** Sign in, unless an earlier chapter has. */
async function signIn(page: Page) {
  await expect(
    page.getByRole('button', { name: /^(Sign out|Sign in)$/ }).first()
  ).toBeVisible()
  if (await page.getByRole('button', { name: 'Sign out' }).isVisible()) return
  await page.getByLabel('Email').fill('ben@example.com')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}

/** Load the image that an icon is masked with, and return its media type. */
function readMaskType(icon: Locator): Promise<string> {
  return icon.evaluate(async element => {
    const [, url = ''] =
      /url\("(.+)"\)/.exec(getComputedStyle(element).maskImage) ?? []
    const image = await (await fetch(url)).blob()
    return image.type
  })
}

/** Buttons ignore a second press within 600 ms. */
async function waitForDebounce(page: Page) {
  const pressed = performance.now()
  await expect.poll(() => performance.now() - pressed).toBeGreaterThan(600)
  await page.evaluate(() => new Promise(requestAnimationFrame))
}
