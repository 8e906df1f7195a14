import type { Page } from '@playwright/test'

/** Store values in local storage before any of the site's code runs. */
export async function store(
  page: Page,
  values: Readonly<Record<string, string>>
): Promise<void> {
  await page.addInitScript(entries => {
    // Only once, so that a reload finds what the site stored.
    if (sessionStorage.getItem('test-stored') !== null) return
    sessionStorage.setItem('test-stored', '')
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, value)
    }
  }, values)
}

/** Read a value from local storage. */
export async function readStored(
  page: Page,
  key: string
): Promise<string | null> {
  return page.evaluate(name => localStorage.getItem(name), key)
}

/** Replace the local storage of the open site. */
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
 * Listen for a storage event; call this before another tab writes.
 *
 * @returns waits until the page has received the event
 */
export async function listenForStorage(
  page: Page
): Promise<() => Promise<void>> {
  const received = await page.evaluateHandle(() => ({
    next: new Promise<void>(resolve => {
      addEventListener('storage', () => setTimeout(resolve), { once: true })
    })
  }))
  return () => received.evaluate(({ next }) => next)
}

/** Make the browser deny storage, as if the reader had blocked it. */
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
