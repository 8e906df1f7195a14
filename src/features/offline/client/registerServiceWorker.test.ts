import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './registerServiceWorker.ts'

const minute = 60_000
const options = { baseUrl: '/kit/', script: '/kit/assets/client.js' }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the worker is registered for the site alone, and its script is never cached', async () => {
  const { register } = stubBrowser()
  await registerServiceWorker(options)
  expect(register.mock.calls).toEqual([
    ['/kit/sw.js', { scope: '/kit/', updateViaCache: 'none' }]
  ])
})

test.each([
  ['returns after ten minutes', [10 * minute, 'visible'], 1],
  ['returns earlier', [10 * minute - 1, 'visible'], 0],
  ['leaves the tab', [10 * minute, 'hidden'], 0],
  [
    'returns again soon',
    [10 * minute, 'visible', minute, 'hidden', minute, 'visible'],
    1
  ],
  [
    'returns again later',
    [10 * minute, 'visible', minute, 'hidden', 10 * minute, 'visible'],
    2
  ]
])(
  'when the reader %s, the browser checks for a new worker as often as needed',
  async (...row) => {
    const [, steps, count] = row
    const { update, page } = stubBrowser()
    await registerServiceWorker(options)
    for (const step of steps) {
      if (typeof step === 'number') vi.advanceTimersByTime(step)
      else {
        page.visibilityState = step
        page.dispatchEvent(new Event('visibilitychange'))
      }
    }
    expect(update).toHaveBeenCalledTimes(count)
  }
)

/** Stand in for a browser whose reader saves data. */
function stubBrowser() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  // Without a network, the check fails.
  const update = vi.fn(() => Promise.reject(new Error('offline')))
  const register = vi.fn(async () => ({ update }))
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    register
  })
  const location = new URL('https://docs.example/kit/docs/one')
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { location })
  vi.stubGlobal('navigator', { serviceWorker, connection: { saveData: true } })
  return { page, register, update }
}
