import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { open } from './actions.ts'
import { openFirefox, startFirefox } from './firefox.ts'
import { createPage, type EnginePage } from './page.ts'
import type { RunningEngine } from './startEngine.ts'
import { test as base, expect, isFirefox } from './test.ts'
import { openWebKit, startWebKit } from './webKit.ts'

/** A page in a separate engine, because a running one can't change this preference. */
const test = base.extend<{ readonly stillPage: EnginePage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern
  stillPage: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'still-'))
    const start = isFirefox ? startFirefox : startWebKit
    const engine: RunningEngine = await start(folder, true)
    const { address, screen = '', stop } = engine
    try {
      const driver = isFirefox
        ? await openFirefox(address)
        : await openWebKit(address, screen)
      await driver.resize(1280, 800)
      await use(createPage(driver, 'still.localhost'))
      await driver.close()
    } finally {
      await stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    }
  }
})

test('12.12 4.8.3 with reduced motion a category collapses at once, and nothing fades', async ({
  stillPage: page
}) => {
  await open(page, '/docs/guide/second')
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args)
      const { duration } = animation.effect?.getTiming() ?? {}
      this.setAttribute('data-animated', String(duration))
      return animation
    }
  })
  await page.click('aside button[aria-expanded=true]', 'Open')
  await page.waitFor(
    () =>
      document.querySelector('[data-animated="1"]')?.checkVisibility() === false
  )
  expect(
    await page.evaluate(() => {
      const elements = [...document.querySelectorAll('a, button')]
      return [
        ...new Set(
          elements.map(each => getComputedStyle(each).transitionDuration)
        )
      ]
    })
  ).toEqual(['0s'])
})
