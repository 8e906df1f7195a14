import { afterEach, expect, test, vi } from 'vitest'
import { afterLoadWhenIdle } from './afterLoadWhenIdle.ts'

afterEach(() => vi.unstubAllGlobals())

test('work waits for the load event, and then at most a second for an idle browser', () => {
  const { page, run, requestIdleCallback } = stubPage('interactive')
  expect(requestIdleCallback).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('load'))
  expect(requestIdleCallback.mock.calls).toEqual([[run, { timeout: 1000 }]])
  page.dispatchEvent(new Event('load'))
  expect(requestIdleCallback).toHaveBeenCalledTimes(1)
  expect(run).not.toHaveBeenCalled()
})

test('on a loaded page, work waits only for an idle browser', () => {
  const { requestIdleCallback } = stubPage('complete')
  expect(requestIdleCallback).toHaveBeenCalledTimes(1)
})

test('a browser that doesn’t report idle times does the work at once', () => {
  expect(stubPage('complete', false).run).toHaveBeenCalledTimes(1)
})

function stubPage(readyState: string, hasIdleTimes = true) {
  const requestIdleCallback = vi.fn()
  const page = new EventTarget()
  if (hasIdleTimes) Object.assign(page, { requestIdleCallback })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { readyState })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  const run = vi.fn()
  afterLoadWhenIdle(run)
  return { page, run, requestIdleCallback }
}
