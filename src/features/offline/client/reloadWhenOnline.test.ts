import { afterEach, expect, test, vi } from 'vitest'
import { reloadWhenOnline } from './reloadWhenOnline.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Start on a page whose server answers with these statuses in turn. */
function start(statuses: readonly number[]) {
  vi.useFakeTimers()
  const answers = [...statuses]
  const asked: number[] = []
  const reload = vi.fn()
  const begin = Date.now()
  vi.stubGlobal('fetch', async () => {
    asked.push(Math.round((Date.now() - begin) / 1000))
    const status = answers.shift() ?? 0
    if (status === 0) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  })
  const window = Object.assign(new EventTarget(), {
    location: { href: 'https://docs.example/docs/one', reload }
  })
  vi.stubGlobal('window', window)
  return { asked, reload, window, stop: reloadWhenOnline() }
}

test('the server is asked after growing pauses, of at most a minute', async () => {
  const { asked, reload } = start([0, 502, 503])
  await vi.advanceTimersByTimeAsync(190_000)
  expect(asked).toEqual([2, 6, 14, 30, 62, 122, 182])
  expect(reload).not.toHaveBeenCalled()
})

test.each([200, 404])(
  'an answer with the status %d reloads once',
  async status => {
    const { asked, reload } = start([0, status])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([2, 6])
    expect(reload).toHaveBeenCalledOnce()
  }
)

test('going online reloads at once', () => {
  const { reload, window } = start([])
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})

test('nothing happens after the reader has left', async () => {
  const { asked, reload, stop } = start([200])
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
  expect(reload).not.toHaveBeenCalled()
})
