import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_NAMES } from '../../../model/library.ts'
import { ICON_PATHS } from './LibraryIcon.tsx'

const css = readFileSync('src/client/theme/styles/libraryIcons.css', 'utf8')

test.each(ICON_NAMES)(
  '%s has the same path in the style sheet and in the page',
  name => {
    const rule = css.slice(css.indexOf(`[data-icon="${name}"] {`))
    const [, path] = /<path d="([^"]+)"/.exec(rule) ?? []
    expect(path).toBe(ICON_PATHS[name])
  }
)
