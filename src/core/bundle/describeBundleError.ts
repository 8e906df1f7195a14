import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { StatsCompilation } from '@rspack/core'
import { findSimilarFile } from '../content/findSimilarFile.ts'
import { findModuleSpecifier, locateOffset } from '../content/sourceLocator.ts'
import type { Diagnostic, SourceLocation } from '../model/diagnostic.ts'
import { isInside } from '../platform/isInside.ts'
import {
  explainMissingExport,
  type SiteFeatureModules
} from './promisedExports.ts'

/** A bundler error about one module. */
type BundlerError = NonNullable<StatsCompilation['errors']>[number]

/** Hints by the bundler's message; the last one is the default. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `Can't resolve '(?:${builtinModules.join('|')})'|Unhandled scheme`
    ),
    'Remove the import. Pages also run in the browser, which has no Node.js modules.'
  ],
  [
    /Can't resolve/,
    'Correct the path, which is relative to the importing file, install the package with "npm install", or remove the import.'
  ],
  [
    /possible exports/,
    'Write import { Name } for a named export, or import Name for the default export.'
  ],
  [
    /outside the website/,
    'Copy the file to the content folder, and import the copy.'
  ],
  [/(?:)/, 'Look for something missing or unclosed just before this place.']
]

/**
 * Turn a bundler error into one for authors. The bundler reports positions in
 * the compiled module, so look the place up in the source.
 *
 * @param contentDir absolute
 * @param siteFeatures to name the feature that a module belongs to
 */
export function describeBundleError(
  error: BundlerError,
  contentDir: string,
  siteFeatures: SiteFeatureModules = { promised: [], folders: new Map() }
): Diagnostic {
  const text = stripVTControlCharacters(error.message)
  const missing = explainMissingExport(text, siteFeatures.promised, contentDir)
  if (missing !== undefined) return missing
  const files = [
    error.moduleIdentifier,
    error.moduleTrace?.[0]?.originIdentifier
  ].map(findFile)
  const file = files.find(each => each !== undefined && path.isAbsolute(each))
  const message = readMessage(text, contentDir)
  const place =
    file === undefined
      ? undefined
      : findPlace(file, { text, message, contentDir })
  const [, request] = /Can't resolve '(\.?[\w./-]+)'/.exec(message) ?? []
  const near = file && request && findSimilarFile(request, path.dirname(file))
  const [, known] = HINTS.find(([pattern]) => pattern.test(text)) ?? []
  const hint = near ? `Did you mean "${near}"?` : known
  const owner = file && findOwner(file, siteFeatures)
  const subject = owner ? `In the feature "${owner}": ` : ''
  return { severity: 'error', message: `${subject}${message}`, place, hint }
}

function findOwner(
  file: string,
  { folders }: SiteFeatureModules
): string | undefined {
  return [...folders].find(([folder]) => isInside(file, folder))?.[1]
}

/** In a module identifier, loaders precede the file, and options follow it. */
function findFile(identifier: string | undefined): string | undefined {
  return identifier?.split('!').at(-1)?.split('?')[0]?.replace(/^.*\|/, '')
}

/** Extract the first sentence, without the code frame of the compiled module. */
function readMessage(text: string, contentDir: string): string {
  const [first = "The file can't be compiled"] = text
    .replace(/^.*Module (?:build|parse) failed.*$/gm, '')
    .replaceAll(/ (?:in '|at )\/\S+/g, '')
    .replaceAll(`${contentDir}/`, '')
    .split('\n')
    .map(line => line.replace(/^[\s×│╰─▶├]+/, '').replace(/^\w*Error: /, ''))
    .filter(line => line !== '')
  return `${first.replace(/\.$/, '')}.`
}

/** A quoted name; apostrophes don't count as quotes. */
const QUOTED = /(?<=^|\s)['"]([^'"]+)['"]/g

/** Find the quoted name in the source, or else use the bundler's position. */
function findPlace(
  file: string,
  about: {
    readonly text: string
    readonly message: string
    readonly contentDir: string
  }
): SourceLocation {
  const relative = path.relative(about.contentDir, file)
  const shown = relative.startsWith('..')
    ? path.relative(process.cwd(), file)
    : relative
  // The file may have been moved in the meantime.
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  for (const [, quoted = ''] of about.message.matchAll(QUOTED)) {
    const offset = findModuleSpecifier(source, quoted)
    if (offset >= 0) return locateOffset(shown, source, offset)
  }
  // The style sheet parser counts lines from 0 and columns from 1.
  const [, row, at] = /\.css:(\d+):(\d+)/.exec(about.text) ?? []
  if (row !== undefined) {
    return { file: shown, line: Number(row) + 1, column: Number(at) }
  }
  const [, line, column] = /╭─\[(\d+):(\d+)\]/.exec(about.text) ?? []
  if (line === undefined) {
    // The JSON parser only marks the place in a code frame, a bit too late.
    const [, marked] = /(\d+) │[^\n]*\n *· +─/.exec(about.text) ?? []
    return { file: shown, ...(marked && { line: Number(marked) }) }
  }
  return { file: shown, line: Number(line), column: Number(column) + 1 }
}
