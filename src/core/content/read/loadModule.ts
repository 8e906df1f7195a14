import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createJiti } from 'jiti'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { markUncacheable } from '../../platform/cache/track.ts'
import { runReported } from '../../platform/supervision.ts'
import {
  createScriptLocator,
  hasDefaultExport
} from '../check/createScriptLocator.ts'
import { isSelfContained } from '../check/isSelfContained.ts'
import type { DataSource } from '../content.ts'
import type { Report } from '../report.ts'
import { explainLoadError, SYNTAX_HINT } from './explainLoadError.ts'
import { importOptions } from './importOptions.ts'
import { readData } from './parseData.ts'
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
  report: Report,
  name = 'default'
): Promise<DataSource | undefined> {
  if (file.endsWith('.json')) return readData(file, displayName, report)
  const text = readText(file, displayName, report)
  if (text === undefined) return undefined
  if (name === 'default' && !hasDefaultExport(text)) {
    report([describeMissingExport(displayName, name)])
    return undefined
  }
  if (!isSelfContained(text)) markUncacheable()
  try {
    const value = await runReported('runs', displayName, () =>
      importValue(file, { text, name })
    )
    if (value !== undefined || name === 'default') {
      return { value, locator: createScriptLocator(displayName, text, name) }
    }
    report([describeMissingExport(displayName, name)])
    return undefined
  } catch (error) {
    const root = file.slice(0, -displayName.length)
    report([describeLoadError(error, displayName, root)])
    return undefined
  }
}

function describeMissingExport(file: string, name: string): Diagnostic {
  const isDefault = name === 'default'
  return {
    severity: 'error',
    message: `The file has no ${isDefault ? 'default export' : `export "${name}"`}.`,
    place: { file },
    hint: `Add "export ${isDefault ? 'default' : `const ${name} =`} { … }".`
  }
}

async function importValue(
  file: string,
  { text, name }: { readonly text: string; readonly name: string }
): Promise<unknown> {
  const jiti = createJiti(import.meta.url, importOptions)
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

/** @param contentDir absolute, with a trailing slash */
function describeLoadError(
  error: unknown,
  file: string,
  contentDir: string
): Diagnostic {
  const { reason, place, isSyntax } = explainLoadError(error, contentDir)
  return isSyntax
    ? {
        severity: 'error',
        message: `The file can't be parsed: ${reason}.`,
        place,
        hint: SYNTAX_HINT
      }
    : {
        severity: 'error',
        message: `The file can't be run: ${reason}.`,
        place: place ?? { file },
        hint: 'Fix the code or the import, or install the missing package.',
        cause: error
      }
}
