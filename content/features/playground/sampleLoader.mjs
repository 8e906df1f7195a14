import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findComponent, rewriteImports } from './rewriteImports.mjs'

const own = import.meta.filename
const examples = path.resolve(import.meta.dirname, '../../examples')

/**
 * Bundler loader for the modules of live samples. The query of the resource says
 * which one:
 *
 * - `run=30-40`, of a page: a component for the page, which loads and runs the
 *   sample in these lines once a reader asks for it
 * - `lines=30-40`, of a page: the sample itself
 * - `example=doubles/web.tsx`, of this file: a file of `content/examples`. It isn't
 *   the resource, because then it'd import the packages that are installed there,
 *   such as another React.
 *
 * Samples import the documented packages, which are doubles here, and modules of
 * the app. These are other samples of the page, by their title, or else in
 * `content/examples/playground`.
 *
 * @param {string} source of the resource
 */
export default async function sampleLoader(source) {
  // The bundler tracks modules, but not loaders.
  this.addDependency(own)
  this.addDependency(path.join(import.meta.dirname, 'rewriteImports.mjs'))
  const query = new URLSearchParams(this.resourceQuery)
  const page = { resource: this.resourcePath, query, source }
  if (query.has('run')) return printPlayground(page)
  const example = query.get('example')
  const code =
    example === null
      ? readLines(page, query.get('lines'))
      : await readFile(path.join(examples, example), 'utf8')
  if (example !== null) this.addDependency(path.join(examples, example))
  return rewriteImports(code, specifier => findModule(specifier, page))
}

/** The component that a page shows below a sample. */
function printPlayground(page) {
  const { query } = page
  const lines = query.get('run')
  const { name, props, required } = findComponent(readLines(page, lines))
  const values = JSON.parse(query.get('props'))
  const actions = props.filter(prop => /^on[A-Z]/.test(prop))
  const missing = required.find(
    prop => !actions.includes(prop) && !(prop in values)
  )
  if (missing !== undefined) {
    throw new Error(
      `<${name}> needs a value for "${missing}": write live='{"${missing}": …}' behind the language`
    )
  }
  const setup = printRequest(page, own, {
    example: findExample('playground/setup')
  })
  const sample = requestLines(page, lines)
  const playground = toRelative(page, 'client/Playground.tsx')
  return `import { createElement } from 'react'
import { Playground } from ${JSON.stringify(playground)}

const sample = {
  name: '${name}',
  props: ${JSON.stringify(values)},
  actions: ${JSON.stringify(actions)},
  load: async () => {
    await ${printImport(setup)}
    return (await ${printImport(sample)}).${name}
  }
}
export default () => createElement(Playground, { sample })
`
}

/** All samples share a chunk: most of it is what they import. */
function printImport(request) {
  return `import(/* webpackChunkName: "live/run" */ ${JSON.stringify(request)})`
}

/** Find what a module imports, if it isn't a package. */
function findModule(specifier, page) {
  const [, library] = /^@toolbox\/(\w+)$/.exec(specifier) ?? []
  if (library !== undefined) {
    const example = findExample(`doubles/${library}`)
    return printRequest(page, own, { example })
  }
  const importing = page.query.get('example')
  if (importing !== null && specifier.startsWith('.')) {
    const name = path.posix.join(path.posix.dirname(importing), specifier)
    return printRequest(page, own, { example: findExample(name) })
  }
  if (!specifier.startsWith('@/')) return undefined
  const file = specifier.slice(2)
  const lines =
    page.query.get(`src/${file}.ts`) ?? page.query.get(`src/${file}.tsx`)
  if (lines !== null) return requestLines(page, lines)
  const example = findExample(`playground/${file}`)
  return printRequest(page, own, { example })
}

/** @throws {Error} if there's no such file */
function findExample(name) {
  const names = [`${name}.ts`, `${name}.tsx`]
  const found = names.find(each => existsSync(path.join(examples, each)))
  if (found !== undefined) return found
  throw new Error(
    `A live sample needs the file content/examples/${name}.ts, which doesn't exist`
  )
}

function requestLines(page, lines) {
  const { run, props, ...titles } = Object.fromEntries(page.query)
  return printRequest(page, page.resource, { ...titles, lines })
}

/** Print a request that the bundler compiles as TypeScript. */
function printRequest(page, resource, query) {
  const loader = toRelative(page, 'sampleLoader.mjs')
  const file = relate(page, resource)
  return `./sample.tsx!=!${loader}!${file}?${new URLSearchParams(query)}`
}

function toRelative(page, name) {
  return relate(page, path.join(import.meta.dirname, name))
}

/** Write the path of a file as seen from the importing module. */
function relate({ resource }, file) {
  const found = path.relative(path.dirname(resource), file)
  const posix = found.split(path.sep).join('/')
  return posix.startsWith('.') ? posix : `./${posix}`
}

/**
 * Read the lines of a sample. They keep their numbers, so that messages have the
 * page's.
 */
function readLines({ source }, lines) {
  const [from, to] = lines.split('-').map(Number)
  const code = source.split(/\r?\n/).slice(from - 1, to)
  return '\n'.repeat(from - 1) + code.join('\n')
}
