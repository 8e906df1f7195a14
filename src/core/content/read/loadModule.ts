import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createJiti } from 'jiti'
import { trackWork } from '../../build/progress.ts'
import { toPosixPath } from '../../build/toPosixPath.ts'
import { SiteError, type SourceLocation } from '../../model/errors.ts'
import { createScriptLocator } from '../check/scriptLocator.ts'
import type { DataSource } from '../content.ts'
import type { Report } from '../createReport.ts'
import { findPackageName } from '../findExtension.ts'
import { hasDefaultExport } from '../hasDefaultExport.ts'
import { createPlace, findModuleSpecifier } from '../sourceLocator.ts'
import { CONFLICT_MARKER, CONFLICT_REMEDY, readData } from './parseData.ts'
import { readText } from './readText.ts'

/** Extensions of configuration files, in order of precedence. */
export const scripts = ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'] as const

/**
 * Find the first file with a name and one of several extensions.
 *
 * @returns the absolute path, or undefined
 */
export function findFile(
  folder: string,
  name: string,
  extensions: readonly string[]
): string | undefined {
  return extensions
    .map(extension => path.join(folder, `${name}.${extension}`))
    .find(file => existsSync(file))
}

/**
 * Load an export of a configuration file.
 *
 * jiti loads TypeScript, ES modules and CommonJS in every supported version of
 * Node. Nothing is cached, so edits take effect in watch mode.
 *
 * @param displayName path of the file relative to the content folder
 * @param name of the export
 * @returns undefined if the file can't be loaded, which is reported
 */
export async function loadModule(
  file: string,
  displayName: string,
  report: Pick<Report, 'problems'>,
  name = 'default'
): Promise<DataSource | undefined> {
  if (file.endsWith('.json')) return readData(file, displayName, report)
  const text = await readText(file, displayName, report)
  if (text === undefined) return undefined
  const conflict = text.search(CONFLICT_MARKER)
  if (conflict >= 0) {
    const problem = new SiteError('The file contains a merge conflict.', {
      place: createPlace(displayName, text, conflict),
      remedy: CONFLICT_REMEDY
    })
    report.problems([problem])
    return undefined
  }
  if (name === 'default' && !hasDefaultExport(text)) {
    report.problems([createExportProblem(displayName, name)])
    return undefined
  }
  try {
    const value = await trackWork('runs', displayName, () =>
      importValue(file, { text, name })
    )
    if (value !== undefined || name === 'default') {
      return { value, locator: createScriptLocator(displayName, text, name) }
    }
    report.problems([createExportProblem(displayName, name)])
    return undefined
  } catch (error) {
    const root = file.slice(0, -displayName.length)
    report.problems([await createLoadProblem(error, { file, root })])
    return undefined
  }
}

function createExportProblem(file: string, name: string): SiteError {
  const isDefault = name === 'default'
  return new SiteError(
    `The file has no ${isDefault ? 'default export' : `export "${name}"`}.`,
    {
      place: { file },
      remedy: `Add "export ${isDefault ? 'default' : `const ${name} =`} { … }".`
    }
  )
}

async function importValue(
  file: string,
  { text, name }: { readonly text: string; readonly name: string }
): Promise<unknown> {
  const jiti = createJiti(import.meta.url, {
    moduleCache: false,
    fsCache: false
  })
  // Node never drops imported modules from its cache. So let jiti require the
  // file, unless it uses top-level await, and clear the require cache.
  clearRequireCache()
  const module: Readonly<Record<string, unknown>> = /\bawait\b/.test(text)
    ? await jiti.import(file)
    : jiti(file)
  if (name !== 'default') return module[name]
  if (!('default' in module)) return module
  const { default: value } = module
  // If the default export is null, jiti returns the module itself.
  const isModule = typeof value === 'object' && value !== null
  if (isModule && 'default' in value && value.default === null) {
    throw new Error('The default export is null')
  }
  return value
}

/** Make Node reload the site's CommonJS and JSON files. */
function clearRequireCache(): void {
  const { cache } = createRequire(import.meta.url)
  for (const file of Object.keys(cache)) {
    if (!file.includes(`${path.sep}node_modules${path.sep}`)) delete cache[file]
  }
}

interface LoadedFile {
  /** Absolute. */
  readonly file: string
  /** Absolute, with a trailing slash. */
  readonly root: string
}

async function createLoadProblem(
  error: unknown,
  loaded: LoadedFile
): Promise<SiteError> {
  const { file, root } = loaded
  const message = (
    error instanceof Error ? error.message : String(error)
  ).replace(/^undefined: /, '') // jiti found no line
  const [, missing] =
    /^Cannot find (?:module|package) '([^']+)'/.exec(message) ?? []
  if (missing !== undefined) {
    const importer = /Require stack:\n- (\S+)/.exec(message)?.[1] ?? file
    return createMissingProblem(missing, importer, root)
  }
  const syntax = /ParseError: (.+?)\.?\s*\n\s*(\S+):(\d+):(\d+)/s.exec(message)
  if (syntax !== null) {
    const [, reason = '', inFile = '', line, column] = syntax
    return new SiteError(`The file can't be parsed: ${reason}.`, {
      place: {
        file: toDisplayName(inFile, root),
        line: Number(line),
        column: Number(column) + 1
      },
      remedy:
        'Look for a missing comma, quote or bracket just before this place.'
    })
  }
  return new SiteError(
    `The file can't be run: ${message.split('\n')[0]?.trim()}.`,
    {
      place: findStackPlace(error, root) ?? { file: toDisplayName(file, root) },
      remedy: 'Fix the code, or the module that it imports.',
      cause: error
    }
  )
}

async function createMissingProblem(
  missing: string,
  importer: string,
  root: string
): Promise<SiteError> {
  const source = await readFile(importer, 'utf8').catch(() => '')
  const index = findModuleSpecifier(source, missing)
  const file = toDisplayName(importer, root)
  return new SiteError(`Can't find the module '${missing}'.`, {
    place: index < 0 ? { file } : createPlace(file, source, index),
    remedy: /^[./]/.test(missing)
      ? 'Correct the path. It is relative to the importing file.'
      : `Install the package (npm install ${findPackageName(missing)}), or remove the import.`
  })
}

/**
 * Find the first stack frame in the content folder.
 *
 * @param root absolute, with a trailing slash
 */
export function findStackPlace(
  error: unknown,
  root: string
): SourceLocation | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const [, inFile = '', line] of stack.matchAll(
    /\(?(\/[^\s()]+):(\d+):\d+\)?$/gm
  )) {
    if (!inFile.startsWith(root) || inFile.includes('node_modules')) continue
    return { file: toDisplayName(inFile, root), line: Number(line) }
  }
  return undefined
}

function toDisplayName(file: string, root: string): string {
  return toPosixPath(path.relative(root, file))
}
