import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { THEME_COLORS } from './site.ts'

test('theme-color matches the page background', () => {
  const tokens = readFileSync('src/core/client/styles/tokens.css', 'utf8')
  const backgrounds = [...tokens.matchAll(/--color-background: (#\w+);/g)]
  expect(new Set(backgrounds.map(([, color]) => color))).toEqual(
    new Set(Object.values(THEME_COLORS))
  )
})
