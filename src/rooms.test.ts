import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const src = path.dirname(fileURLToPath(import.meta.url))

/** What each room may import: a path prefix below `src/`, or a package. */
const rules = [
  { room: 'model', allowed: /^model\//, packages: /^$/ },
  { room: 'client', allowed: /^(?:client|model)\//, packages: /^(?!node:)/ },
  {
    room: 'generator',
    allowed: /^(?:(?:generator|model)\/|\.\.\/rspack\.config)/,
    packages: /^(?!react)/
  }
]

/** Stages in the order in which a site passes through them. */
const stages = ['content', 'site', 'routes', 'bundle', 'prerender', 'output']

describe('imports go one way between the rooms', () => {
  test.each(rules)('$room imports only what it may', rule => {
    const wrong = listImports(rule.room).filter(({ target }) =>
      target.startsWith('src:')
        ? !rule.allowed.test(target.slice(4))
        : !rule.packages.test(target)
    )
    expect(wrong).toEqual([])
  })
})

test('a stage never imports the code of a later one', () => {
  const wrong = listImports('generator').filter(({ file, target, isType }) => {
    const from = stages.indexOf(file.split('/')[1] ?? '')
    const to = stages.indexOf(target.split('/')[1] ?? '')
    return !isType && from >= 0 && to > from
  })
  expect(wrong).toEqual([])
})

interface ImportLine {
  readonly file: string
  /** `src:` and a path below it, or a package. */
  readonly target: string
  readonly isType: boolean
}

function listImports(room: string): readonly ImportLine[] {
  const files = readdirSync(path.join(src, room), { recursive: true })
    .map(file => `${room}/${String(file)}`)
    .filter(
      file => /\.tsx?$/.test(file) && !/\.(?:test|fixture|d)\.tsx?$/.test(file)
    )
  return files.flatMap(file =>
    readImports(readFileSync(path.join(src, file), 'utf8')).map(
      ({ specifier, isType }) => ({
        file,
        target: specifier.startsWith('.')
          ? `src:${path.relative(src, path.resolve(src, path.dirname(file), specifier))}`
          : specifier,
        isType
      })
    )
  )
}

function readImports(text: string) {
  const lines =
    /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm
  return [...text.matchAll(lines)].map(([, type, specifier = '']) => ({
    specifier,
    isType: type !== undefined
  }))
}
