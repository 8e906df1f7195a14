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

/** Folders of the generator: each imports only from itself and those before it. */
const folders = [
  'store',
  'content',
  'extensions',
  'markdown',
  'docusaurus',
  'samples',
  'site',
  'routes',
  'bundle',
  'prerender',
  'output',
  'serve',
  'dev'
]

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

test('a folder of the generator imports only from those before it', () => {
  const wrong = listImports('generator').filter(({ file, target }) => {
    const from = folders.indexOf(file.split('/')[1] ?? '')
    const to = folders.indexOf(target.split('/')[1] ?? '')
    return target.startsWith('src:generator/') && from >= 0 && to > from
  })
  expect(wrong).toEqual([])
})

/** Folders within one of the generator's; the files beside them are `''`. */
const inner = {
  content: ['schema', '', 'check', 'read'],
  output: ['', 'check']
}

test.each(Object.entries(inner))(
  'a folder of %s imports only from those before it',
  (folder, order) => {
    const place = (file: string) =>
      order.indexOf(path.relative(`generator/${folder}`, path.dirname(file)))
    const wrong = listImports(`generator/${folder}`).filter(
      ({ file, target }) =>
        target.startsWith(`src:generator/${folder}/`) &&
        place(file) >= 0 &&
        place(target.slice(4)) > place(file)
    )
    expect(wrong).toEqual([])
  }
)

test('every folder of both halves has its place in that order', () => {
  const list = (room: string) =>
    readdirSync(path.join(src, room), { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => name)
  const missing = [
    ...list('generator').filter(name => !folders.includes(name)),
    ...list('client').filter(name => !clientFolders.includes(name))
  ]
  expect(missing).toEqual([])
})

test('no files of the generator or the model import each other in a circle', () => {
  const imports = new Map<string, readonly string[]>()
  for (const room of ['generator', 'model']) {
    for (const { file, target } of listImports(room)) {
      const known = imports.get(file) ?? []
      imports.set(file, [...known, target.replace('src:', '')])
    }
  }
  expect(
    [...imports.keys()].flatMap(file => findCircle(file, imports))
  ).toEqual([])
})

/** Find the shortest way from a file back to itself. */
function findCircle(
  file: string,
  imports: ReadonlyMap<string, readonly string[]>
): readonly string[] {
  const seen = new Set<string>()
  const ways = [[file]]
  for (const way of ways) {
    for (const next of imports.get(way.at(-1) ?? '') ?? []) {
      if (next === file) return [[...way, next].join(' → ')]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return []
}

/** Folders of the client: each imports only from itself and those after it. */
const clientFolders = 'docusaurus dev app pages theme worker state'.split(' ')

test('a folder of the client imports only from those below it', () => {
  const wrong = listImports('client').filter(({ file, target }) => {
    const from = clientFolders.indexOf(file.split('/')[1] ?? '')
    const to = clientFolders.indexOf(target.split('/')[1] ?? '')
    return target.startsWith('src:client/') && to >= 0 && to < from
  })
  expect(wrong).toEqual([])
})

test('every file that the README names is there', () => {
  const text = readFileSync(path.join(src, 'README.md'), 'utf8')
  const files = [
    ...readdirSync(path.join(src, '..')),
    ...readdirSync(src, { recursive: true })
  ].map(file => path.basename(String(file)))
  const named = [...text.matchAll(/`([\w/.-]+\.(?:tsx?|css))`/g)]
    .map(([, file = '']) => path.basename(file))
    .filter(file => !/Name(?:Routes)?\./.test(file)) // what the reader is to create
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(file => !files.includes(file))).toEqual([])
})

interface ImportLine {
  readonly file: string
  /** `src:` and a path below it, or a package. */
  readonly target: string
}

function listImports(room: string): readonly ImportLine[] {
  const files = readdirSync(path.join(src, room), { recursive: true })
    .map(file => `${room}/${String(file)}`)
    .filter(
      file => /\.tsx?$/.test(file) && !/\.(?:test|fixture|d)\.tsx?$/.test(file)
    )
  return files.flatMap(file =>
    readImports(readFileSync(path.join(src, file), 'utf8')).map(specifier => ({
      file,
      target: specifier.startsWith('.')
        ? `src:${path.relative(src, path.resolve(src, path.dirname(file), specifier))}`
        : specifier
    }))
  )
}

/** List what a file imports, types included. */
function readImports(text: string): readonly string[] {
  const lines = /^(?:import|export)\s+(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm
  return [...text.matchAll(lines)].map(([, specifier = '']) => specifier)
}
