import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { StatsCompilation } from '@rspack/core'
import { findNearFile } from '../../content/findNearFile.ts'
import { createPlace, findQuoted } from '../../content/sourceLocator.ts'
import { SiteError, type SourcePlace } from '../../model/errors.ts'
import { projectRoot } from '../projectRoot.ts'

/** The bundler's error about one module. */
type BundlerError = NonNullable<StatsCompilation['errors']>[number]

/** Remedies, by what the bundler says. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /Can't resolve '\./,
    'Correct the path: it is relative to the file that imports it, and ends with the name of a file.'
  ],
  [
    new RegExp(`Can't resolve '(?:${builtinModules.join('|')})'`),
    'Remove the import: pages also run in the browser, which lacks the modules of Node.'
  ],
  [
    /Can't resolve/,
    'Correct the name, install the package with "npm install", or remove the import.'
  ],
  [
    /possible exports/,
    'Import { Name } for a named export, and Name for the default one.'
  ],
  [/Unhandled scheme/, 'Remove the import: pages also run in the browser.'],
  [
    /outside of the website/,
    'Put a copy of the file into the content folder, and import that.'
  ],
  [/JSON/, 'Look for a missing or extra comma or quote.']
]

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
  const text = stripVTControlCharacters(error.message)
  const files = [
    error.moduleIdentifier,
    error.moduleTrace?.[0]?.originIdentifier
  ].map(findFile)
  const file = files.find(each => each !== undefined && path.isAbsolute(each))
  const message = readMessage(text, contentDir)
  const vanished = findVanished(message, file)
  if (vanished !== undefined) return vanished
  const place =
    file === undefined
      ? undefined
      : findPlace(file, { text, message, contentDir })
  const [
    ,
    hint = 'Look for something missing or not closed just before this place.'
  ] = HINTS.find(([pattern]) => pattern.test(text)) ?? []
  const [, request] = /Can't resolve '(\.?[\w./-]+)'/.exec(message) ?? []
  const near = file && request && findNearFile(request, path.dirname(file))
  const remedy = near ? `Did you mean "${near}"?` : hint
  return new SiteError(message, { place, remedy })
}

/** Only the modules that stand for pages import content with these queries. */
function findVanished(
  message: string,
  importer: string | undefined
): SiteError | undefined {
  const [, file] = /Can't resolve '([^'?]+)\?format=mdx?/.exec(message) ?? []
  if (file === undefined || !importer?.startsWith(VIRTUAL)) return undefined
  return new SiteError('The page was removed or renamed during the build.', {
    place: { file },
    remedy: 'Build again.'
  })
}

const VIRTUAL = path.join(projectRoot, 'virtual') + path.sep

/** Loaders come before the file, and options after it. */
function findFile(identifier: string | undefined): string | undefined {
  return identifier?.split('!').at(-1)?.split('?')[0]?.replace(/^.*\|/, '')
}

/** The first sentence, without the frame of what the page was compiled to. */
function readMessage(text: string, contentDir: string): string {
  const [first = 'The file cannot be compiled'] = text
    .replace(/^.*Module (?:build|parse) failed.*$/gm, '')
    .replaceAll(/ (?:in '|at )\/\S+/g, '')
    .replaceAll(`${contentDir}/`, '')
    .split('\n')
    .map(line => line.replace(/^[\s×│╰─▶├]+/, '').replace(/^\w*Error: /, ''))
    .filter(line => line !== '')
  return `${first.replace(/\.$/, '')}.`
}

/** A name in quotes, but not what follows an apostrophe. */
const QUOTED = /(?<=^|\s)['"]([^'"]+)['"]/g

/** Where the author wrote what the message quotes, or else where the bundler says. */
function findPlace(
  file: string,
  about: {
    readonly text: string
    readonly message: string
    readonly contentDir: string
  }
): SourcePlace {
  const relative = path.relative(about.contentDir, file)
  const shown = relative.startsWith('..')
    ? path.relative(process.cwd(), file)
    : relative
  // A file that was moved away meanwhile has no text to look in.
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  for (const [, quoted = ''] of about.message.matchAll(QUOTED)) {
    const offset = findQuoted(source, quoted)
    if (offset >= 0) return createPlace(shown, source, offset)
  }
  // The reader of style sheets counts lines from 0 and columns from 1.
  const [, row, at] = /\.css:(\d+):(\d+)/.exec(about.text) ?? []
  if (row !== undefined) {
    return { file: shown, line: Number(row) + 1, column: Number(at) }
  }
  const [, line, column] = /╭─\[(\d+):(\d+)\]/.exec(about.text) ?? []
  return line === undefined
    ? { file: shown }
    : { file: shown, line: Number(line), column: Number(column) + 1 }
}
