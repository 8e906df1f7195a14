import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_PATHS } from '../../model/iconPaths.ts'
import { ICON_NAMES } from '../../model/site.ts'

const css = readFileSync('src/core/client/styles/libraryIcons.css', 'utf8')

const paths = [
  ...css.matchAll(/<path d="([^"]+)"(?: transform="translate\(0 (\d+)\)")?/g)
]

test('the sprite contains every icon and has the right height', () => {
  const count = ICON_NAMES.length
  expect(paths).toHaveLength(count)
  expect(css).toContain(`viewBox="0 0 24 ${24 * count}"`)
  expect(css).toContain(`var(--place) / ${count - 1} * 100%`)
  expect(css).toContain(`/ 100% ${100 * count}% no-repeat`)
})

test.each(ICON_NAMES)(
  'the style sheet and the component have the same path for %s',
  name => {
    const rule = css.slice(css.indexOf(`[data-icon="${name}"] {`))
    const [, place] = /--place: (\d+);/.exec(rule) ?? []
    const [, path, top] = paths[Number(place)] ?? []
    expect(path).toBe(ICON_PATHS[name])
    expect(Number(top ?? 0)).toBe(24 * Number(place))
  }
)
