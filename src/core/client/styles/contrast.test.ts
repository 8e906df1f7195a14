import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Colors, parseColors } from './parseColors.fixture.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const modes = parseColors(css)

const surfaces = ['background', 'surface', 'inset', 'code'].map(name)
const meanings = ['note', 'tip', 'info', 'warning', 'danger'].map(name)
const marks = ['added', 'removed', 'marked'].map(mark => `${name(mark)}-soft`)
const text = ['text', 'text-soft', 'link', 'accent'].map(name)
const code = [...modes.light.keys()].filter(key => key.startsWith('--code-'))

/**
 * Foregrounds, backgrounds, and the contrast ratio that WCAG 2.2 AA requires.
 */
const pairs = [
  [
    text,
    [...surfaces, name('border'), name('hover'), name('accent-soft')],
    4.5
  ],
  [[name('text'), name('link')], meanings.map(soft), 4.5],
  [meanings, surfaces.slice(0, 1), 4.5],
  // Search matches, also in the selected row.
  [[name('brass')], [...surfaces, name('accent-soft')], 4.5],
  [[name('on-accent')], [name('accent'), name('link')], 4.5],
  [code, [...surfaces, ...marks], 4.5],
  [[name('border-strong')], surfaces, 3],
  [[name('text-soft')], [name('raised')], 4.5]
] as const

for (const mode of ['light', 'dark'] as const) {
  const colors = modes[mode]
  const cases = pairs.flatMap(([fronts, backs, ratio]) =>
    fronts.flatMap(front => backs.map(back => [front, back, ratio] as const))
  )
  test.each(cases)(
    `in ${mode} mode %s contrasts with %s by %d to 1`,
    (front, back, ratio) => {
      expect(contrast(colors, front, back)).toBeGreaterThanOrEqual(ratio)
    }
  )

  test.each(meanings)(
    `in ${mode} mode %s contrasts with its own tint by 4.5 to 1`,
    meaning => {
      expect(contrast(colors, meaning, soft(meaning))).toBeGreaterThan(4.5)
    }
  )
}

test('both modes define the same colors', () => {
  expect([...modes.dark.keys()]).toEqual([...modes.light.keys()])
})

function name(token: string): string {
  return `--color-${token}`
}

function soft(token: string): string {
  return `${token}-soft`
}

/** WCAG 2.2, contrast ratio. */
function contrast(colors: Colors, front: string, back: string): number {
  const [light = 0, dark = 0] = [front, back]
    .map(token => luminance(colors.get(token) ?? token))
    .sort((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2, relative luminance of an sRGB color such as `#aabbcc`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
