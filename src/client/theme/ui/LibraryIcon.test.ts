import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_NAMES } from '../../../model/library.ts'
import { ICON_PATHS } from './LibraryIcon.tsx'

const css = readFileSync('src/client/theme/styles/libraryIcons.css', 'utf8')

test.each(ICON_NAMES)(
  'the style sheet shows the same path for %s as the page',
  name => {
    const rule = css.slice(css.indexOf(`[data-icon="${name}"] {`))
    const [, place] = /--place: (\d+);/.exec(rule) ?? []
    const paths = [...css.matchAll(/<path d="([^"]+)"/g)]
    expect(paths[Number(place)]?.[1]).toBe(ICON_PATHS[name])
  }
)
