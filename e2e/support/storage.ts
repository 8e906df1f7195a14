import type { Page } from '@playwright/test'

/** Put values into the browser's storage before anything of the site runs. */
export async function store(
  page: Page,
  values: Readonly<Record<string, string>>
): Promise<void> {
  await page.addInitScript(entries => {
    // Once: a reload is to find what the site has stored.
    if (sessionStorage.getItem('test-stored') !== null) return
    sessionStorage.setItem('test-stored', '')
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, value)
    }
  }, values)
}

/** Read a value of the browser's storage. */
export async function readStored(
  page: Page,
  key: string
): Promise<string | null> {
  return page.evaluate(name => localStorage.getItem(name), key)
}

/** Put other values into the storage of the site that is open. */
export async function replaceStored(
  page: Page,
  values: Readonly<Record<string, string>>
): Promise<void> {
  await page.evaluate(entries => {
    localStorage.clear()
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, value)
    }
  }, values)
}

/**
 * Listen, before another tab writes, for what it writes.
 *
 * @returns waits until the page has heard of it
 */
export async function listenForStorage(
  page: Page
): Promise<() => Promise<void>> {
  const heard = await page.evaluateHandle(() => ({
    next: new Promise<void>(resolve => {
      addEventListener('storage', () => setTimeout(resolve), { once: true })
    })
  }))
  return () => heard.evaluate(({ next }) => next)
}

/** Make the browser deny storage, as if the reader had turned it off. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const deny = {
      get(): never {
        throw new DOMException('Access is denied.', 'SecurityError')
      }
    }
    Object.defineProperty(window, 'localStorage', deny)
    Object.defineProperty(window, 'sessionStorage', deny)
  })
}
