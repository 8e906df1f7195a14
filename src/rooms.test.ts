import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hasFeatures, isOfDeletedFeature } from './core/hasFeatures.fixture.ts'

const src = path.dirname(fileURLToPath(import.meta.url))

/**
 * The generator half of the core, in the order of `src/README.md`: each folder or
 * file imports only from those before it and from itself.
 */
const order = [
  'core/model/',
  'core/platform/',
  'core/platform/threads/',
  'core/platform/cache/',
  'core/content/schema/',
  'core/content/',
  'core/content/check/',
  'core/content/read/',
  'core/site/',
  'core/site/routes/',
  'core/markdown/',
  'core/pages/',
  'core/bundle/',
  'core/render/',
  'core/output/',
  'core/build.ts',
  'core/run/'
]

/**
 * Describe features to every folder, and refer to every folder: they contain only
 * types, which don't exist at run time.
 */
const interfaces = ['core/feature.ts', 'core/locale.ts']

/** Folders of the core's client: each imports only from those after it. */
const clientOrder = [
  'boot',
  'navigation',
  'pages',
  'shell',
  'sidebar',
  'contents',
  'ui',
  'styles',
  'state'
]

interface Import {
  /** Relative to `src`. */
  readonly file: string
  /** A file relative to `src`, or a package. */
  readonly target: string
  readonly isPackage: boolean
  readonly isType: boolean
}

const imports: readonly Import[] = listSources()
  // Benchmarks may measure both halves.
  .filter(file => !/\/bench\//.test(file))
  .flatMap(file => readImports(file))

test('the core imports no feature', () => {
  const wrong = imports.filter(
    ({ file, target }) => file.startsWith('core/') && isFeature(target)
  )
  expect(wrong).toEqual([])
})

test('no feature imports another', () => {
  const wrong = imports.filter(
    ({ file, target }) =>
      isFeature(file) &&
      isFeature(target) &&
      findFeature(file) !== findFeature(target)
  )
  expect(wrong).toEqual([])
})

test('features extend interfaces through the public interface', () => {
  // The compiler ignores some keys if features extend an interface in two modules.
  const wrong = listSources().flatMap(file =>
    isFeature(file)
      ? Array.from(
          readSource(file).matchAll(/^declare module '(\..+)'/gm),
          ([, specifier = '']) => ({ file, target: resolve(file, specifier) })
        ).filter(({ target }) => target !== 'index.ts')
      : []
  )
  expect(wrong).toEqual([])
})

test('the list of features names each module that extends an interface', () => {
  // Otherwise, the declarations of the package lack its keys.
  const list = readSource('features.ts')
  const missing = listSources().filter(
    file =>
      isFeature(file) &&
      /^declare module '(?:\.\.\/)+index\.ts'/m.test(readSource(file)) &&
      !list.includes(`export type {} from './${file}'`)
  )
  expect(missing).toEqual([])
})

test.skipIf(!hasFeatures('book', 'freshness'))(
  'books and freshness are made with the public interface, as features of sites are',
  () => {
    const wrong = imports.filter(
      ({ file, target, isPackage, isType }) =>
        ['book', 'freshness'].includes(findFeature(file)) &&
        !isPackage &&
        !isFeature(target) &&
        // For the types of hooks that only built-in features have.
        !(isType && target === 'core/feature.ts') &&
        !['index.ts', 'core/client/index.ts'].includes(target)
    )
    expect(wrong).toEqual([])
  }
)

test('browser code imports no generator code and no Node modules', () => {
  const wrong = imports.filter(({ file, target, isPackage }) =>
    isPackage
      ? isClient(file) && target.startsWith('node:')
      : isClient(file) && !isClient(target) && !isShared(target)
  )
  expect(wrong).toEqual([])
})

test('programs that a site publishes import only shared code and Node modules', () => {
  const wrong = imports.filter(
    ({ file, target, isPackage }) =>
      isProgram(file) &&
      (isPackage
        ? !target.startsWith('node:')
        : !isProgram(target) && !isShared(target))
  )
  expect(wrong).toEqual([])
})

test('what agents can do with a site imports no React and no styles', () => {
  const wrong = listReachable(file =>
    file.endsWith('/client/siteTools.ts')
  ).filter(({ target }) => /^react|\.css$/.test(target))
  expect(wrong).toEqual([])
})

test('the generator imports no client code and no React', () => {
  const wrong = imports.filter(
    ({ file, target, isPackage }) =>
      !isClient(file) &&
      (isPackage ? target.startsWith('react') : isClient(target))
  )
  expect(wrong).toEqual([])
})

test('shared code imports only shared code', () => {
  const wrong = imports.filter(
    ({ file, target, isPackage }) =>
      isShared(file) &&
      (isPackage ? target.startsWith('node:') : !isShared(target))
  )
  expect(wrong).toEqual([])
})

test('every file of the core has a place in the order', () => {
  const files = readdirSync(path.join(src, 'core'), {
    recursive: true,
    encoding: 'utf8'
  })
    .map(file => `core/${file.split(path.sep).join('/')}`)
    .filter(file => /(?<!\.(?:test|fixture))\.ts$/.test(file))
    .filter(file => !isClient(file) && !interfaces.includes(file))
  expect(files.filter(file => findRank(file) < 0)).toEqual([])
})

test('the core imports only from folders before', () => {
  const wrong = imports.filter(({ file, target, isPackage }) => {
    if (isPackage || interfaces.includes(file) || interfaces.includes(target))
      return false
    const from = findRank(file)
    return from >= 0 && findRank(target) > from
  })
  expect(wrong).toEqual([])
})

test('the interfaces of features contain only types', () => {
  const wrong = imports.filter(
    ({ file, target, isType }) =>
      !isType && (interfaces.includes(file) || interfaces.includes(target))
  )
  expect(wrong).toEqual([])
})

test('the order is the list of folders in the README', () => {
  const picture = readFileSync(path.join(src, 'README.md'), 'utf8')
  const folders = [...picture.matchAll(/^ {4}(\w+)(\/|\.ts) {2,}\S/gm)].map(
    ([, name, ending]) => `core/${name}${ending}`
  )
  const ranked = order.filter(name => !/^core\/\w+\/\w+\/$/.test(name))
  expect(folders.filter(name => order.includes(name))).toEqual(ranked)
})

test('a folder of the client imports only from folders below it', () => {
  const place = (file: string) =>
    clientOrder.indexOf(/^core\/client\/(\w+)\//.exec(file)?.[1] ?? '')
  const wrong = imports.filter(
    ({ file, target }) =>
      place(file) >= 0 && place(target) >= 0 && place(target) < place(file)
  )
  expect(wrong).toEqual([])
})

test('the generator has no circular imports', () => {
  const graph = new Map<string, readonly string[]>()
  for (const { file, target, isPackage, isType } of imports) {
    // Types don't exist at run time.
    if (isPackage || isType || isClient(file)) continue
    graph.set(file, [...(graph.get(file) ?? []), target])
  }
  expect([...graph.keys()].flatMap(file => findCycle(file, graph))).toEqual([])
})

test('the table of decisions lists every decision, in order', () => {
  const folder = path.join(src, '../docs/decisions')
  const table = readFileSync(path.join(folder, 'README.md'), 'utf8')
  const rows = [...table.matchAll(/^\| (\d+) \| \[.+\]\((.+?)\)/gm)]
  const files = readdirSync(folder).filter(file => file !== 'README.md')
  expect(rows.map(([, number, file]) => `${number} ${file}`)).toEqual(
    files.sort().map((file, index) => `${index + 1} ${file}`)
  )
})

const root = path.join(src, '..')

/** Documents that name files and folders of the repository. */
const documents = [
  'src/README.md',
  'CONTRIBUTING.md',
  'docs/deploying.md',
  ...readdirSync(path.join(root, 'docs/decisions')).map(
    file => `docs/decisions/${file}`
  ),
  ...readdirSync(path.join(src, 'features')).map(
    feature => `src/features/${feature}/README.md`
  )
]

/** The folders of features in the README. */
const listed = readFileSync(path.join(src, 'README.md'), 'utf8')
  .split('\n')
  .filter(line => /^ {4}(?:\w+\/ ?){3,}$/.test(line))
  .flatMap(line =>
    line
      .trim()
      .split('/ ')
      .map(name => name.replace('/', ''))
  )

test('the README lists the folders of features', () => {
  expect(listed).toEqual(
    expect.arrayContaining(readdirSync(path.join(src, 'features')))
  )
})

test.each(documents)('%s names only existing files', document => {
  const lost = listReferences(document).filter(name => !exists(name))
  expect(lost).toEqual([])
})

const mutatedFeatures = ['blog', 'locales', 'search', 'tags', 'versions']

test.skipIf(!hasFeatures(...mutatedFeatures))(
  'the mutation tests name only existing modules',
  async () => {
    const { default: config } = await import(
      path.join(root, 'stryker.config.mjs')
    )
    const tests: readonly string[] = config.testFiles
    const lost = tests.filter(file => !exists(path.posix.basename(file)))
    expect(lost).toEqual([])
  }
)

/** Files and folders of the repository, relative to its root. */
const files = readdirSync(root).flatMap(entry =>
  ['src', 'e2e', 'bench', 'content', 'deploy', 'docs', 'scripts'].includes(
    entry
  )
    ? [
        entry,
        ...readdirSync(path.join(root, entry), {
          recursive: true,
          encoding: 'utf8'
        }).map(file => `${entry}/${file.split(path.sep).join('/')}`)
      ]
    : entry
)

/**
 * Whether a file or folder exists, or belongs to a feature that was deleted.
 *
 * @param name with as many parent folders as readers need
 */
function exists(name: string): boolean {
  if (isOfDeletedFeature(name)) return true
  return files.some(file => `/${file}`.endsWith(`/${name}`))
}

/** List the files and folders that a document names in backticks. */
function listReferences(document: string): readonly string[] {
  const text = readFileSync(path.join(root, document), 'utf8')
  return (
    [...text.matchAll(/`(\w[\w@/.-]*(?:\.(?:[mt]sx?|mjs|css)|(?<=\w)\/))`/g)]
      .map(([, name = '']) => name.replace(/\/$/, ''))
      // Skip files that builds write or that the reader will create.
      .filter(
        name => !/^(?:dist|assets|pages)\b|Name(?:Routes)?\.|^name\./.test(name)
      )
  )
}

/** Find the shortest import cycle of a file. */
function findCycle(
  file: string,
  graph: ReadonlyMap<string, readonly string[]>
): readonly string[] {
  const seen = new Set<string>()
  const paths = [[file]]
  for (const steps of paths) {
    for (const next of graph.get(steps.at(-1) ?? '') ?? []) {
      if (next === file) return [[...steps, next].join(' → ')]
      if (seen.has(next)) continue
      seen.add(next)
      paths.push([...steps, next])
    }
  }
  return []
}

function isFeature(file: string): boolean {
  return file.startsWith('features/')
}

function findFeature(file: string): string {
  return file.split('/')[1] ?? ''
}

/** Whether a file runs in browsers or prerenders pages. */
function isClient(file: string): boolean {
  return /\/(?:client|worker)\//.test(file)
}

/** Whether a file is part of a program that a site publishes for Node. */
function isProgram(file: string): boolean {
  return /^features\/[^/]+\/server\//.test(file)
}

/** List the imports of some files, and of all files that they import. */
function listReachable(isStart: (file: string) => boolean): readonly Import[] {
  const found = imports.filter(({ file }) => isStart(file))
  for (const { target } of found) {
    if (found.some(({ file }) => file === target)) continue
    found.push(...imports.filter(({ file }) => file === target))
  }
  return found
}

/** Whether a file has types and pure functions that both halves use. */
function isShared(file: string): boolean {
  return (
    file.startsWith('core/model/') ||
    // Beside the index, or in a folder that no side owns, such as an engine.
    /^features\/[^/]+\/(?!index\.ts$|(?:bench|client|e2e|generator|samples|server)\/)/.test(
      file
    )
  )
}

/** Find the last place in {@link order} that contains a file. */
function findRank(file: string): number {
  const [place = ''] = order
    .filter(name => file.startsWith(name))
    .sort((one, other) => other.length - one.length)
  return order.indexOf(place)
}

/** List scripts and style sheets, relative to `src`. */
function listSources(): readonly string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map(file => file.split(path.sep).join('/'))
    .filter(file => /(?<!\.(?:test|spec|fixture|d))\.(?:tsx?|css)$/.test(file))
}

function readSource(file: string): string {
  return readFileSync(path.join(src, file), 'utf8')
}

/** Resolve a relative import; the result is relative to `src`. */
function resolve(file: string, specifier: string): string {
  return path.posix.join(path.posix.dirname(file), specifier)
}

/** List the imports of a script, including types, or of a style sheet. */
function readImports(file: string): readonly Import[] {
  const text = readSource(file)
  const lines = file.endsWith('.css')
    ? /^@import "([^"]+)"/gm
    : /^(?:import|export)\s+(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm
  return [...text.matchAll(lines)].map(([statement, specifier = '']) => ({
    file,
    isType: /^(?:im|ex)port type/.test(statement),
    isPackage: !specifier.startsWith('.'),
    target: specifier.startsWith('.') ? resolve(file, specifier) : specifier
  }))
}
