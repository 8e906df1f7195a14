import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  collapseDuration,
  HISTORY_KEY_LENGTH,
  INITIAL_WORK_TIMEOUT,
  RENDER_RETRY_THROTTLE,
  SITE_VERSION,
  STYLESHEET_WAIT_TIMEOUT,
  UI_FRAMEWORK_VERSION
} from './limits.ts'

const require = createRequire(import.meta.url)

function readInstalled(file: string): string {
  return readFileSync(require.resolve(file), 'utf8')
}

describe('specification §9: values that React brings', () => {
  const reactDom = readFileSync(
    path.join(
      path.dirname(require.resolve('react-dom/package.json')),
      'cjs/react-dom-client.development.js'
    ),
    'utf8'
  )

  test.each(['react/package.json', 'react-dom/package.json'])(
    '%s is exactly the required version',
    file => {
      expect(JSON.parse(readInstalled(file)).version).toBe(UI_FRAMEWORK_VERSION)
    }
  )

  test('a commit waits for its style sheets no longer than the limit', () => {
    expect(STYLESHEET_WAIT_TIMEOUT).toBe(60_000)
    expect(reactDom).toContain('}, 6e4);')
  })

  test('revealed fallbacks are throttled by the limit', () => {
    expect(reactDom).toContain(
      `FALLBACK_THROTTLE_MS = ${RENDER_RETRY_THROTTLE}`
    )
  })

  test('a render may take the limit before suspended work waits', () => {
    expect(reactDom).toContain(`RENDER_TIMEOUT_MS = ${INITIAL_WORK_TIMEOUT}`)
  })
})

test('the keys of the router are at least as long as the limit', () => {
  const folder = path.dirname(require.resolve('react-router'))
  const sources = readdirSync(folder)
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
  const key = /Math\.random\(\)\.toString\(36\)\.substring\(2, (\d+)\)/
  const end = Number(key.exec(sources)?.[1])
  expect(end - 2).toBeGreaterThanOrEqual(HISTORY_KEY_LENGTH)
})

test('the site version is that of the package', () => {
  const text = readFileSync(new URL('../../package.json', import.meta.url))
  expect(JSON.parse(String(text)).version).toBe(SITE_VERSION)
})

test.each([
  [0, 40],
  [36, 192],
  [100, 239],
  [180, 274],
  [360, 327],
  [500, 357],
  [1000, 440],
  [2000, 561]
])('a section of %i px opens in %i ms', (height, duration) => {
  expect(collapseDuration(height)).toBe(duration)
})
