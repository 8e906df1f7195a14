import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createPathnameCache } from '../client/navigation/pageStore.ts'
import { siteConfigSchema } from '../content/schema/siteConfigSchema.ts'
import * as limits from './limits.ts'
import {
  computeCollapseDuration,
  REACT_INITIAL_WORK_TIMEOUT,
  REACT_RETRY_THROTTLE,
  REACT_STYLESHEET_TIMEOUT,
  UI_FRAMEWORK_VERSION
} from './limits.ts'

const require = createRequire(import.meta.url)

function readInstalled(file: string): string {
  return readFileSync(require.resolve(file), 'utf8')
}

// e2e/scenarios/limits.spec.ts also tests the values that show in a browser.
test.each([
  ['9.1 Desktop breakpoint', limits.MOBILE_MAX_WIDTH, 996],
  ['9.2 Progress bar delay', limits.PROGRESS_DELAY, 200],
  ['9.3 Progress bar minimum', limits.PROGRESS_MINIMUM, 0.08],
  ['9.3 Progress bar speed', limits.PROGRESS_SPEED, 200],
  ['9.4 Trickle rate', limits.TRICKLE_RATE, 0.02],
  ['9.4 Trickle speed', limits.TRICKLE_SPEED, 800],
  ['9.5 Table of contents heading levels, from', limits.TOC_MIN_LEVEL, 2],
  ['9.5 Table of contents heading levels, to', limits.TOC_MAX_LEVEL, 3],
  ['9.6 Route-matching cache cap', limits.ROUTE_CACHE_CAP, 10_000],
  ['9.7 Smooth scroll easing factor', limits.SMOOTH_SCROLL_FACTOR, 0.85],
  ['9.8 Stylesheet wait timeout', limits.REACT_STYLESHEET_TIMEOUT, 60_000],
  ['9.9 Render retry throttle', limits.REACT_RETRY_THROTTLE, 300],
  ['9.10 Initial work timeout', limits.REACT_INITIAL_WORK_TIMEOUT, 500],
  ['9.11 Lazy loader delay before loading state', limits.LOADER_DELAY, 200],
  [
    '9.12 Collapse animation, reduced motion',
    limits.REDUCED_COLLAPSE_DURATION,
    1
  ],
  ['9.13 Memory-history key length', limits.HISTORY_KEY_LENGTH, 6],
  ['9.14 Color toggle icon size', limits.COLOR_TOGGLE_ICON_SIZE, 24],
  [
    '9.15 Default navbar item position',
    limits.DEFAULT_NAVBAR_POSITION,
    'right'
  ],
  ['9.16 Required UI framework version', limits.UI_FRAMEWORK_VERSION, '19.0.0'],
  ['9.17 Generator version', limits.GENERATOR_VERSION, '3.7.0']
])('%s matches the specification', (_row, constant, value) => {
  expect(constant).toBe(value)
})

test('0.1 9.5 9.15 sites default to these heading levels and this item position', () => {
  const config = siteConfigSchema.parse({
    title: 'Sample',
    navbar: { items: [{ to: '/', label: 'Home' }] }
  })
  expect(config.tableOfContents).toEqual({
    minHeadingLevel: limits.TOC_MIN_LEVEL,
    maxHeadingLevel: limits.TOC_MAX_LEVEL
  })
  expect(config.navbar?.items[0]?.position).toBe(limits.DEFAULT_NAVBAR_POSITION)
})

test('only values built into packages are unused', () => {
  const src = path.resolve(import.meta.dirname, '../..')
  const product = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!\.test|\.fixture)\.tsx?$/.test(file))
    .filter(file => file !== path.join('core', 'model', 'limits.ts'))
    .map(file => readFileSync(path.join(src, file), 'utf8'))
    .join('\n')
  const unused = Object.keys(limits).filter(
    name => !new RegExp(`\\b${name}\\b`).test(product)
  )
  expect(unused.sort()).toEqual([
    'REACT_INITIAL_WORK_TIMEOUT',
    'REACT_RETRY_THROTTLE',
    'REACT_STYLESHEET_TIMEOUT',
    'UI_FRAMEWORK_VERSION'
  ])
})

test('9.6 pathnames beyond the cache cap still match', () => {
  const findKey = createPathnameCache(limits.ROUTE_CACHE_CAP)
  for (let count = 0; count <= limits.ROUTE_CACHE_CAP; count++) {
    expect(findKey(`/Page/${count}/`)).toBe(`/page/${count}`)
  }
  expect(findKey(`/Page/${limits.ROUTE_CACHE_CAP}/`)).toBe(
    `/page/${limits.ROUTE_CACHE_CAP}`
  )
})

describe('specification §9: values built into React', () => {
  const reactDom = readFileSync(
    path.join(
      path.dirname(require.resolve('react-dom/package.json')),
      'cjs/react-dom-client.development.js'
    ),
    'utf8'
  )

  test.each(['react/package.json', 'react-dom/package.json'])(
    '9.16 %s is exactly the required version',
    file => {
      expect(JSON.parse(readInstalled(file)).version).toBe(UI_FRAMEWORK_VERSION)
    }
  )

  test('9.8 a commit waits for style sheets up to the limit', () => {
    expect(REACT_STYLESHEET_TIMEOUT).toBe(60_000)
    expect(reactDom).toContain('}, 6e4);')
  })

  test('9.9 the limit throttles revealed fallbacks', () => {
    expect(reactDom).toContain(`FALLBACK_THROTTLE_MS = ${REACT_RETRY_THROTTLE}`)
  })

  test('9.10 a first render may take up to the limit before suspended work waits', () => {
    expect(reactDom).toContain(
      `RENDER_TIMEOUT_MS = ${REACT_INITIAL_WORK_TIMEOUT}`
    )
  })
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
])('4.8.2 a section of %i px opens in %i ms', (height, duration) => {
  expect(computeCollapseDuration(height)).toBe(duration)
})
