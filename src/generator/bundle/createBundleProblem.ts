import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { StatsCompilation } from '@rspack/core'
import { SiteError, type SourcePlace } from '../../model/errors.ts'
import { findPackageName } from '../content/findPackageName.ts'
import { createPlace } from '../content/sourceLocator.ts'
import { findNear } from '../content/suggestName.ts'
import { OUTSIDE } from './confineImports.ts'

/** What the bundler says of one module. */
export type BundlerError = NonNullable<StatsCompilation['errors']>[number]

/**
 * Turn a bundler's error into one for people. The bundler speaks of the module
 * that a page compiles to; the place is looked up in what the author wrote.
 *
 * @param contentDir absolute
 */
export function createBundleProblem(
  error: BundlerError,
  contentDir: string
): SiteError {
  const file = error.moduleIdentifier
    ?.split('!')
    .at(-1)
    ?.split('?')[0]
    ?.replace(/^.*\|/, '')
  const message = stripVTControlCharacters(error.message)
  const module = { message, file, contentDir }
  return (
    explainOutside(module) ??
    explainScheme(module) ??
    explainMissing(module) ??
    explainExport(module) ??
    explainJson(module) ??
    explainStyle(module) ??
    explainSyntax(module)
  )
}

interface FailedModule {
  readonly message: string
  /** Absolute; absent where the bundler names none. */
  readonly file: string | undefined
  readonly contentDir: string
}

function explainOutside(module: FailedModule): SiteError | undefined {
  const [, request] =
    new RegExp(`${OUTSIDE} '([^']+)'`).exec(module.message) ?? []
  if (request === undefined) return undefined
  const written = findWritten(request, module)
  return new SiteError(
    `"${written.request}" leads to a file outside of the website, which is not published.`,
    {
      ...(written.place && { place: written.place }),
      remedy: 'Put a copy of the file into the content folder, and import that.'
    }
  )
}

/** `node:fs` and the like: pages run in browsers, which have no such module. */
function explainScheme({
  message,
  contentDir
}: FailedModule): SiteError | undefined {
  const [, request] =
    /Reading from "([^"]+)" is not handled/.exec(message) ?? []
  if (request === undefined) return undefined
  const place = findImporter(request, contentDir)
  return new SiteError(`"${request}" does not exist in browsers.`, {
    ...(place && { place }),
    remedy: 'Remove the import: pages also run in the browser.'
  })
}

/** The bundler names no importer here, so that the files are looked through. */
function findImporter(
  request: string,
  contentDir: string
): SourcePlace | undefined {
  const quoted = [`'${request}'`, `"${request}"`]
  const names = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
  for (const name of names) {
    if (!/\.(?:mdx?|[cm]?[jt]sx?)$/.test(name)) continue
    if (/(?:^|[\\/])node_modules[\\/]/.test(name)) continue
    const file = path.join(contentDir, name)
    const source = readSource({ message: '', file, contentDir })
    const offset = Math.max(...quoted.map(text => source.indexOf(text)))
    if (offset >= 0) return createPlace(name, source, offset)
  }
  return undefined
}

function explainMissing(module: FailedModule): SiteError | undefined {
  const [, request] =
    /(?:Can't resolve|Cannot find module) '([^']+)'/.exec(module.message) ?? []
  if (request === undefined) return undefined
  const written = findWritten(request, module)
  return new SiteError(`The module "${written.request}" can't be found.`, {
    ...(written.place && { place: written.place }),
    remedy: suggestFile(request, module)
  })
}

/** `@site/…` was made relative, so its last part is looked for too. */
function findWritten(
  request: string,
  module: FailedModule
): { readonly request: string; readonly place?: SourcePlace } {
  const source = readSource(module)
  const escaped = path.posix.basename(request).replace(/[^\w-]/g, '\\$&')
  const quoted = new RegExp(`(['"])([^'"\\n]*${escaped})\\1`)
  const exact = source.search(
    new RegExp(`['"]${request.replace(/[^\w-]/g, '\\$&')}['"]`)
  )
  const near = exact < 0 ? quoted.exec(source) : null
  const offset = exact < 0 ? near?.index : exact
  const place = createModulePlace(module, offset)
  return { request: near?.[2] ?? request, ...(place && { place }) }
}

function suggestFile(request: string, { file }: FailedModule): string {
  if (!request.startsWith('.') || file === undefined) {
    return request.startsWith('/')
      ? 'Correct the path, or create the file.'
      : /^(?:@[\w.-]+\/)?\w[\w.-]*(?:\/|$)/.test(request)
        ? `Install it: npm install ${findPackageName(request)}. Or remove the import.`
        : 'No package can have that name: correct the import, or remove it.'
  }
  const target = path.resolve(path.dirname(file), request)
  const near = findNear(path.basename(request), listNames(path.dirname(target)))
  if (near === path.basename(request)) {
    const [first = 'index.ts'] = listNames(target)
    return `It is a folder. Name a file in it, such as "${request}/${first}".`
  }
  return near === undefined
    ? 'Correct the path: it is relative to the file that imports it.'
    : `Did you mean "${path.posix.join(path.posix.dirname(request), near).replace(/^(?!\.)/, './')}"?`
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // the folder is what does not exist
  }
}

function explainExport(module: FailedModule): SiteError | undefined {
  const [, name, request = '', possible] =
    /export '([^']+)'.* was not found in '([^']+)'(?: \(possible exports: ([^)]*)\))?/.exec(
      module.message
    ) ?? []
  if (name === undefined) return undefined
  const { place } = findWritten(request, module)
  const exports = possible?.split(', ') ?? []
  const near = findNear(name, exports) ?? exports[0]
  return new SiteError(
    name === 'default'
      ? `"${request}" has no default export.`
      : `"${request}" does not export "${name}".`,
    {
      ...(place && { place }),
      remedy:
        near === undefined
          ? 'It exports nothing.'
          : `It exports ${exports.join(', ')}. Write: import ${near === 'default' ? name : `{ ${near} }`} from '${request}'.`
    }
  )
}

function explainJson(module: FailedModule): SiteError | undefined {
  if (!module.message.includes('JSON parse error')) return undefined
  const reason = /JSON parse error: (.*)/.exec(module.message)?.[1] ?? ''
  const place = createModulePlace(module, undefined)
  return new SiteError(`The file is not valid JSON: ${reason}.`, {
    ...(place && { place }),
    remedy: 'Look for a missing or extra comma or quote.'
  })
}

/** The reader of style sheets counts lines from 0 and columns from 1. */
function explainStyle(module: FailedModule): SiteError | undefined {
  const [, reason, line, column] =
    /([^\n×│]+?) at [^\n]+\.css:(\d+):(\d+)/.exec(module.message) ?? []
  const place = createModulePlace(module, undefined)
  if (reason === undefined || place === undefined) return undefined
  return new SiteError(`The style sheet can't be read: ${reason.trim()}.`, {
    place: { ...place, line: Number(line) + 1, column: Number(column) },
    remedy: 'Look for a colon, a semicolon or a brace just before that place.'
  })
}

function explainSyntax(module: FailedModule): SiteError {
  const { message, file } = module
  const [, line, column] = /╭─\[(\d+):(\d+)\]/.exec(message) ?? []
  const reason = message
    .replace(/^\s*×?\s*Module (?:build|parse) failed.*$/gm, '')
    .replace(/^\s*[×│╰─▶├╭].*[╭╰]─[\s\S]*$/m, '')
    .replace(/^\s*(?:×|│|╰─▶|├─▶)\s*/gm, '')
    .replace(/\n\s+at [\s\S]*$/, '')
    .replace(/^\s*help:[\s\S]*$/m, '')
    .trim()
    .split('\n')[0]
  const known = createModulePlace(module, undefined)
  const place =
    known && line !== undefined
      ? { ...known, line: Number(line), column: Number(column) + 1 }
      : known
  return new SiteError(
    `The file can't be compiled: ${reason?.replace(/^Syntax Error: /, '') || 'its syntax is wrong'}.`,
    {
      ...(place && { place }),
      remedy: `Fix it${file === undefined ? '' : ` in ${path.basename(file)}`}: look for an unclosed bracket, quote or tag just before this place.`
    }
  )
}

function readSource({ file }: FailedModule): string {
  try {
    return file === undefined ? '' : readFileSync(file, 'utf8')
  } catch {
    return '' // a virtual module: what it imports has a place of its own
  }
}

function createModulePlace(
  module: FailedModule,
  offset: number | undefined
): SourcePlace | undefined {
  const { file, contentDir } = module
  if (file === undefined) return undefined
  const relative = path.relative(contentDir, file)
  const shown = relative.startsWith('..')
    ? path.relative(process.cwd(), file)
    : relative
  return offset === undefined
    ? { file: shown }
    : createPlace(shown, readSource(module), offset)
}
