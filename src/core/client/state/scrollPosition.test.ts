import { afterEach, expect, test, vi } from 'vitest'
import { onScrollFrame } from './scrollPosition.ts'

afterEach(() => vi.unstubAllGlobals())

test('scrolls are reported once per frame, until the listener is removed', () => {
  const page = new EventTarget()
  const timeline = { currentTime: 1 }
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { timeline })
  const scroll = () => page.dispatchEvent(new Event('scroll'))
  const listener = vi.fn()
  const stop = onScrollFrame(listener)
  for (let count = 0; count < 5; count++) scroll()
  expect(listener).toHaveBeenCalledTimes(1)
  timeline.currentTime = 2
  scroll()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  timeline.currentTime = 3
  scroll()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('another position is reported even if the time is the same, as in WebKit', () => {
  const page = Object.assign(new EventTarget(), { scrollY: 500 })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { timeline: { currentTime: 1000 } })
  const listener = vi.fn()
  const stop = onScrollFrame(listener)
  page.dispatchEvent(new Event('scroll'))
  page.scrollY = 600
  page.dispatchEvent(new Event('scroll'))
  stop()
  expect(listener).toHaveBeenCalledTimes(2)
})
