import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { THEME_PARTS } from './themeParts.ts'

test.each(Object.entries(THEME_PARTS))(
  '%s can be replaced: its file exports nothing else at run time',
  (name, file) => {
    const path = fileURLToPath(new URL(`../../${file}`, import.meta.url))
    expect(existsSync(path)).toBe(true)
    const exported = readFileSync(path, 'utf8').matchAll(
      /^export (?:async )?(?:function|const|class) (\w+)/gm
    )
    expect([...exported].map(([, found]) => found)).toEqual([name])
  }
)
